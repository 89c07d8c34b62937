import { toDecimal } from '@fairhall/api/contract/money';
import { countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import type { AutobetPlan } from '../autobet/autobet.ts';
import { callOpen } from '../call-open.ts';
import type { DecisionRound, OpenedDecisions, Replay } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { SessionParts } from '../session/game-session.ts';
import type { Notice } from '../session/notices.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { RevealTimer } from '../session/reveal-timer.ts';
import { RoundSession } from '../session/round-session.ts';
import { type dealPlan, revealMs } from './deal-plan.ts';
import {
  type MultiStepEvent,
  type MultiStepState,
  openingState,
  reduce,
} from './multi-step-state.ts';

/** What a game defines of its session. */
export type SessionGame = {
  /** A game whose first choice does not depend on the deal: the player makes it before the stake. */
  readonly firstChoice?: string;
  /** The order in which new cards are dealt; without it around the table. */
  readonly dealPlan?: typeof dealPlan;
  /** Milliseconds for which a new step is shown before the next choice; without it by its cards. */
  readonly revealMs?: (round: DecisionRound) => number;
  /** The next choice of an automatic round, in a game that has them. */
  readonly automaticChoice?: (round: DecisionRound, plan: AutobetPlan) => string;
};

/** Plays multi-step rounds: deals, then sends the player's choices. */
export class MultiStepSession extends RoundSession<
  OpenedDecisions,
  DecisionRound,
  MultiStepState,
  MultiStepEvent
> {
  readonly #timer = new RevealTimer();

  readonly #game: SessionGame;

  constructor(parts: SessionParts<OpenedDecisions>, game: SessionGame) {
    const { firstChoice = null } = game;
    super(parts, { state: openingState(parts.opened, parts.currency, firstChoice), reduce });
    this.#game = game;
  }

  chooseStake(stakeMinor: bigint): void {
    this.dispatch({ type: 'stake', stakeMinor });
  }

  /** Chooses the choice that follows the next deal at once. */
  chooseFirst(choice: string): void {
    this.dispatch({ type: 'first-choice', choice });
  }

  /** Deals a round or stops automatic ones; skips the running reveal where the market allows it. */
  press(): void {
    const { phase, autobet } = this.getState();
    if (phase !== 'idle' && this.jurisdictionRules.quickPlay) this.#timer.skip();
    if (autobet) this.stopAutobet();
    else void this.run(() => this.#deal());
  }

  /** Deals a round and makes its first choice. `false` if it was not dealt. */
  async #deal(): Promise<boolean> {
    const { phase, stakeMinor, shownMinor, currency, waitsIn, firstChoice } = this.getState();
    if (phase !== 'idle' || waitsIn !== null) return false;
    if (shownMinor < stakeMinor * BigInt(countNamed(firstChoice))) {
      this.dispatch({ type: 'noticed', notice: 'insufficient' });
      return false;
    }
    const stake = toDecimal(stakeMinor, currency);
    const call = () => {
      this.onSent(null);
      return this.parts.client.call('deal', { ...this.newRequest(), stake });
    };
    const isDealt = await this.playStep({ stakeMinor, call });
    return isDealt && (firstChoice === null || this.#take(firstChoice));
  }

  protected override setStake(stakeMinor: bigint): void {
    this.chooseStake(stakeMinor);
  }

  protected override async playAutomaticRound(plan: AutobetPlan): Promise<bigint | null> {
    const { automaticChoice } = this.#game;
    let goesOn = automaticChoice !== undefined && (await this.#deal());
    let { round } = this.getState();
    while (goesOn && round?.status === 'open') {
      await this.showAutomaticChoice();
      if (!this.getState().autobet) return this.#leaveToPlayer();
      goesOn = await this.#take(automaticChoice?.(round, plan) ?? '');
      round = this.getState().round;
    }
    return goesOn && round ? toMinor(round.win, this.getState().currency) : null;
  }

  /** After a stop the player makes the choices that are left. Resolves once the round is over. */
  #leaveToPlayer(): Promise<null> {
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        if (this.getState().phase !== 'idle') return;
        unsubscribe();
        resolve(null);
      });
    });
  }

  /** Called before the choice of an automatic round, which the page may show. */
  protected async showAutomaticChoice(): Promise<void> {}

  /** Makes a choice; one that is not on offer is ignored. */
  choose(name: string): void {
    void this.run(() => this.#take(name));
  }

  async #take(name: string): Promise<boolean> {
    const { phase, round, currency } = this.getState();
    const choice = round?.choices.find((offered) => offered.name === name);
    if (phase !== 'choosing' || !round || !choice) return false;
    const call = () => {
      this.onSent(name);
      return this.parts.client.call('choose', {
        ...this.newRequest(),
        roundId: round.roundId,
        step: round.outcome.steps.length,
        choice: name,
      });
    };
    return this.playStep({ stakeMinor: toMinor(choice.stake, currency), call });
  }

  /** Called when a choice is sent, `null` for the deal; a game with a stage begins to move here. */
  protected onSent(_choice: string | null): void {}

  /** Step by step, each with its share of the time. */
  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'decisions');
    const { steps } = round.outcome;
    for (const [place] of steps.entries()) {
      const isLast = place === steps.length - 1;
      const part = { ...round.outcome, steps: steps.slice(0, place + 1) };
      const shown: DecisionRound = isLast ? round : { ...round, status: 'open', outcome: part };
      this.dispatch({ type: 'replayed', round: shown });
      await this.#timer.waitWithin(this.#revealMs(shown), msMax / steps.length);
      this.dispatch({ type: 'revealed' });
    }
  }

  override close(): void {
    super.close();
    this.#timer.skip();
  }

  protected override reveal(round: DecisionRound): Promise<void> {
    const ms = this.#revealMs(round);
    return ms === 0 ? Promise.resolve() : this.#timer.waitAtPace(ms, this.jurisdictionRules);
  }

  #revealMs(round: DecisionRound): number {
    const { revealMs: ownMs, dealPlan } = this.#game;
    return ownMs?.(round) ?? revealMs(round, this.getState().seenSteps, dealPlan);
  }

  protected override async onRefused(notice: Notice): Promise<void> {
    await super.onRefused(notice);
    if (notice === 'moved') await this.#reopen();
  }

  /** Loads the round after another device has changed it. */
  async #reopen(): Promise<void> {
    const { client, opened } = this.parts;
    const result = await callOpen(client, opened.gameId);
    if (!result.ok) return this.fail(result.failure);
    if (result.data.engine === 'decisions') {
      this.dispatch({ type: 'reopened', opened: result.data });
    }
  }
}
