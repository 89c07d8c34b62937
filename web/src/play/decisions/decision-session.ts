import { toDecimal } from '@fairhall/api/contract/money';
import type { CallFailure, CallResult, CasinoClient } from '../casino-client.ts';
import type { CasinoOutput, GameProblem, OpenedDecisions } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { toMinor } from '../money.ts';
import { PlaySession } from '../play-session.ts';
import { newRequestId } from '../request-id.ts';
import { revealMs } from './deal-plan.ts';
import {
  type DecisionEvent,
  type DecisionState,
  isAtRest,
  openingState,
  reduce,
} from './decision-state.ts';

/** With reduced motion nothing moves, but a card still takes a moment to be read. */
const REDUCED_REVEAL_MS = 150;
/** The casino's refusals of a step that was made, and of a round beside an open one. */
const ELSEWHERE: ReadonlySet<number> = new Set([1202, 1207]);

type Answer = CasinoOutput<'deal'>;

export type DecisionSessionParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedDecisions;
  readonly host: Host;
  readonly currency: DecisionState['currency'];
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

/** Plays rounds with decisions: deals, chooses, waits while the page shows what came of it. */
export class DecisionSession extends PlaySession<DecisionState, DecisionEvent> {
  readonly #parts: DecisionSessionParts;
  /** Ends the showing of what was dealt. */
  #skip: (() => void) | null = null;

  constructor(parts: DecisionSessionParts) {
    const { client, onProblem, opened, currency } = parts;
    super({ client, onProblem, state: openingState(opened, currency), reduce });
    this.#parts = parts;
  }

  protected override isAtRest(): boolean {
    return isAtRest(this.getState());
  }

  chooseStake(stakeMinor: bigint): void {
    this.dispatch({ type: 'stake', stakeMinor });
  }

  /** The brass button: deals, or shows the end of what is being dealt. */
  press(): void {
    const { phase, stakeMinor, currency, waitsIn } = this.getState();
    if (phase !== 'betting') this.#skip?.();
    if (phase !== 'betting' || waitsIn !== null) return;
    const { client, opened } = this.#parts;
    this.#ask(stakeMinor, () =>
      client.call('deal', {
        gameId: opened.gameId,
        requestId: newRequestId(),
        stake: toDecimal(stakeMinor, currency),
      }),
    );
  }

  /** Makes a choice that is on offer; nothing else happens to another. */
  choose(name: string): void {
    const { phase, round, currency } = this.getState();
    const choice = round?.choices.find((offered) => offered.name === name);
    if (phase !== 'choosing' || !round || !choice) return;
    const { client, opened } = this.#parts;
    this.#ask(toMinor(choice.stake, currency), () =>
      client.call('choose', {
        gameId: opened.gameId,
        requestId: newRequestId(),
        roundId: round.roundId,
        step: round.outcome.steps.length,
        choice: name,
      }),
    );
  }

  override close(): void {
    super.close();
    this.#skip?.();
  }

  #ask(stakeMinor: bigint, call: () => Promise<CallResult<Answer>>): void {
    this.#play(stakeMinor, call).catch(() => {
      // An answer that cannot be shown must not leave a page that stands still.
      this.fail({ kind: 'problem', problem: 'initialization-failed' });
    });
  }

  async #play(stakeMinor: bigint, call: () => Promise<CallResult<Answer>>): Promise<void> {
    this.dispatch({ type: 'ask', stakeMinor });
    if (this.getState().phase !== 'asking') return;
    const result = await call();
    if (this.closed) return;
    if (!result.ok) return this.#refused(result.failure);
    this.dispatch({ type: 'dealt', answer: result.data });
    await this.#showing(result.data.round);
    if (this.closed) return;
    this.dispatch({ type: 'revealed' });
    this.#parts.host.tell({ type: 'balance', balance: result.data.balance });
    this.catchUp({ isSettled: result.data.round.status !== 'pending' });
  }

  /** Ends when what is new was shown, or when the player wants to see its end. */
  #showing(round: Answer['round']): Promise<void> {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ms = reduced ? REDUCED_REVEAL_MS : revealMs(round, this.getState().seenSteps);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #refused(failure: CallFailure): Promise<void> {
    await this.refuse(failure, async (notice) => {
      this.dispatch({ type: 'refused', notice });
      if (failure.kind === 'refusal' && ELSEWHERE.has(failure.code)) await this.#reopen();
    });
  }

  /** Another device went on with the round: this one goes on from where it stands. */
  async #reopen(): Promise<void> {
    const { client, opened } = this.#parts;
    const result = await client.call('open', { gameId: opened.gameId });
    if (!result.ok) return this.fail(result.failure);
    if (result.data.engine === 'decisions') {
      this.dispatch({ type: 'reopened', opened: result.data });
    }
  }
}
