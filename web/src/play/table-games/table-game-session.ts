import { toDecimal } from '@fairhall/api/contract/money';
import type { OpenedSpots, Replay, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { SessionParts } from '../session/game-session.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { RevealTimer } from '../session/reveal-timer.ts';
import { RoundSession } from '../session/round-session.ts';
import { playSound } from '../sound/sound.ts';
import {
  type Bets,
  openingState,
  reduce,
  type TableGameEvent,
  type TableGameState,
  totalOf,
} from './table-game-state.ts';

/** Places bets and plays single-step rounds. */
export class TableGameSession extends RoundSession<
  OpenedSpots,
  SpotRound,
  TableGameState,
  TableGameEvent
> {
  readonly #revealMs: (round: SpotRound) => number;
  readonly #timer = new RevealTimer();

  /** `revealMs` returns the duration of a round's reveal, in milliseconds. */
  constructor(parts: SessionParts<OpenedSpots>, revealMs: (round: SpotRound) => number) {
    super(parts, { state: openingState(parts.opened, parts.currency), reduce });
    this.#revealMs = revealMs;
  }

  chooseChip(stakeMinor: bigint): void {
    this.dispatch({ type: 'chip', stakeMinor });
  }

  place(spot: string): void {
    this.dispatch({ type: 'place', spot });
    playSound('chip');
  }

  /** Replaces all bets. */
  replaceBets(bets: Bets): void {
    this.dispatch({ type: 'set-bets', bets });
  }

  change(how: 'undo' | 'clear' | 'double' | 'rebet'): void {
    this.dispatch({ type: how });
  }

  /** Plays the bets, or skips the reveal of the running round where the market allows it. */
  press(): void {
    const { phase, bets } = this.getState();
    if (phase === 'idle') void this.run(() => this.#play(bets));
    else if (this.jurisdictionRules.quickPlay) this.#timer.skip();
  }

  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'spots');
    const { currency } = this.getState();
    const { bets } = round.outcome;
    this.replaceBets(new Map(bets.map(({ spot, amount }) => [spot, toMinor(amount, currency)])));
    this.dispatch({ type: 'replayed', round });
    await this.#timer.waitWithin(this.#revealMs(round), msMax);
    this.dispatch({ type: 'revealed' });
  }

  override close(): void {
    super.close();
    this.#timer.skip();
  }

  #play(bets: Bets): Promise<boolean> {
    const { currency } = this.getState();
    return this.playStep({
      stakeMinor: totalOf(bets),
      call: () =>
        this.parts.client.call('bet', {
          ...this.newRequest(),
          bets: [...bets].map(([spot, amount]) => ({ spot, amount: toDecimal(amount, currency) })),
        }),
    });
  }

  protected override reveal(round: SpotRound): Promise<void> {
    return this.#timer.waitAtPace(this.#revealMs(round), this.jurisdictionRules);
  }
}
