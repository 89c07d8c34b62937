import { toDecimal } from '@fairhall/api/contract/money';
import type { CasinoClient } from '../casino-client.ts';
import type { GameProblem, OpenedSpots, SpotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { PlaySession } from '../play-session.ts';
import { newRequestId } from '../request-id.ts';
import { playSound } from '../sound/sound.ts';
import { type Bets, type FeltEvent, type FeltState, openingState, reduce } from './felt-state.ts';

/** With reduced motion nothing moves, but a result still takes a moment to be read. */
const REDUCED_REVEAL_MS = 150;

export type FeltSessionParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedSpots;
  readonly host: Host;
  readonly currency: FeltState['currency'];
  /** How long a round takes to be shown, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

/** Plays rounds of one deal: asks the casino, waits while the page shows it, and keeps the state. */
export class FeltSession extends PlaySession<FeltState, FeltEvent> {
  readonly #parts: FeltSessionParts;
  /** Ends the showing of the round that is on. */
  #skip: (() => void) | null = null;

  constructor(parts: FeltSessionParts) {
    const { client, onProblem, opened, currency } = parts;
    super({ client, onProblem, state: openingState(opened, currency), reduce });
    this.#parts = parts;
  }

  protected override isAtRest(): boolean {
    return this.getState().phase === 'idle';
  }

  chooseChip(chipMinor: bigint): void {
    this.dispatch({ type: 'chip', chipMinor });
  }

  place(spot: string): void {
    this.dispatch({ type: 'place', spot });
    playSound('chip');
  }

  /** Puts exactly these bets on the felt. */
  lay(bets: Bets): void {
    this.dispatch({ type: 'set-bets', bets });
  }

  change(how: 'undo' | 'clear' | 'double' | 'rebet'): void {
    this.dispatch({ type: how });
  }

  /** The brass button: plays what lies on the felt, or shows the end of the round that is on. */
  press(): void {
    if (this.getState().phase === 'idle') {
      this.#play().catch(() => {
        // An answer that cannot be shown must not leave a page that stands still.
        this.fail({ kind: 'problem', problem: 'initialization-failed' });
      });
    } else {
      this.#skip?.();
    }
  }

  override close(): void {
    super.close();
    this.#skip?.();
  }

  async #play(): Promise<void> {
    const { client, host, opened } = this.#parts;
    this.dispatch({ type: 'ask' });
    if (this.getState().phase !== 'asking') return;
    const { bets, currency } = this.getState();
    const result = await client.call('bet', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      bets: [...bets].map(([spot, amount]) => ({ spot, amount: toDecimal(amount, currency) })),
    });
    if (this.closed) return;
    if (!result.ok) {
      return this.refuse(result.failure, (notice) => this.dispatch({ type: 'refused', notice }));
    }
    this.dispatch({ type: 'dealt', result: result.data });
    await this.#showing(result.data.round);
    if (this.closed) return;
    this.dispatch({ type: 'revealed' });
    host.tell({ type: 'balance', balance: result.data.balance });
    const isSettled = result.data.round.status === 'settled';
    this.catchUp({ isSettled });
  }

  /** Ends when the round was shown, or when the player wants to see its end. */
  #showing(round: SpotRound): Promise<void> {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ms = reduced ? REDUCED_REVEAL_MS : this.#parts.revealMs(round);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
