import { toDecimal } from '@fairhall/api/contract/money';
import type { OpenedSpots, Replay, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { SessionParts } from '../session/game-session.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { fastRounds, RevealTimer } from '../session/reveal-timer.ts';
import { RoundSession } from '../session/round-session.ts';
import type { RepeatedSound } from '../sound/repeated-sound.ts';
import { playSound } from '../sound/sound.ts';
import {
  type Bets,
  openingState,
  reduce,
  type TableGameEvent,
  type TableGameState,
  totalOf,
} from './table-game-state.ts';

/** What a session uses of its game. */
export type SessionGame = {
  /** Duration of the reveal of a round, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  /** In games with tickets, the number of their parts, which the player opens. */
  readonly ticketParts?: (round: SpotRound) => number;
  /** The repeated sound of the reveal; of a ticket, once for each part. */
  readonly dealSound: (round: SpotRound) => RepeatedSound;
};

/** For how long a ticket is shown after its last part was opened, in milliseconds. */
const LAST_PART_MS = 600;

/** Places bets and plays single-step rounds. */
export class TableGameSession extends RoundSession<
  OpenedSpots,
  SpotRound,
  TableGameState,
  TableGameEvent
> {
  readonly #game: SessionGame;
  readonly #timer = new RevealTimer();
  /** Called when every part of the ticket is open. */
  #allOpen: () => void = () => {};

  constructor(parts: SessionParts<OpenedSpots>, game: SessionGame) {
    super(parts, { state: openingState(parts.opened, parts.currency), reduce });
    this.#game = game;
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

  /**
   * Stops automatic rounds, plays the bets, opens the rest of a ticket, or skips the reveal of the running round where the market
   * allows it.
   */
  press(): void {
    const { phase, bets, autobet } = this.getState();
    if (autobet) {
      this.#timer.skip();
      this.stopAutobet();
    } else if (phase === 'idle') void this.run(() => this.#play(bets));
    else if (this.hasClosedParts()) this.#openAll();
    else if (this.jurisdictionRules.quickPlay) this.#timer.skip();
  }

  protected override setStake(stakeMinor: bigint): void {
    this.chooseChip(stakeMinor);
  }

  protected override async playAutomaticRound(): Promise<bigint | null> {
    const isPlayed = await this.#play(this.getState().bets);
    const { round, currency } = this.getState();
    return isPlayed && round ? toMinor(round.win, currency) : null;
  }

  /** Opens a part of the ticket on the table. */
  open(part: number): void {
    this.dispatch({ type: 'open-part', part });
    if (!this.hasClosedParts()) this.#allOpen();
  }

  /** Whether a ticket on the table has parts that the player can open. */
  hasClosedParts(): boolean {
    const { phase, round, openParts } = this.getState();
    return phase === 'revealing' && round !== null && openParts.length < this.#partsOf(round);
  }

  #partsOf(round: SpotRound): number {
    return this.#game.ticketParts?.(round) ?? 0;
  }

  #openAll(): void {
    const { round } = this.getState();
    if (round) this.dispatch({ type: 'open-all', parts: this.#partsOf(round) });
    this.#allOpen();
  }

  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'spots');
    const { currency } = this.getState();
    const { bets } = round.outcome;
    this.replaceBets(new Map(bets.map(({ spot, amount }) => [spot, toMinor(amount, currency)])));
    this.dispatch({ type: 'replayed', round });
    if (this.hasClosedParts()) this.#openAll();
    await this.#timer.waitWithin(this.#game.revealMs(round), msMax);
    this.dispatch({ type: 'revealed' });
  }

  override close(): void {
    super.close();
    this.#allOpen();
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

  protected override async reveal(round: SpotRound): Promise<void> {
    if (this.#partsOf(round) > 0) await this.#untilOpen();
    await this.#timer.waitAtPace(this.#revealMs(round), this.jurisdictionRules);
  }

  /** Resolves when the player has opened every part of the ticket; fast rounds open them at once. */
  #untilOpen(): Promise<void> {
    return new Promise((resolve) => {
      this.#allOpen = resolve;
      if (this.jurisdictionRules.quickPlay && fastRounds.read()) this.#openAll();
    });
  }

  /** Milliseconds of the reveal; of a ticket, from the last press that opened something. */
  #revealMs(round: SpotRound): number {
    const { openedByHand } = this.getState();
    const { ticketParts, dealSound, revealMs } = this.#game;
    if (!ticketParts) return revealMs(round);
    if (openedByHand === null) return LAST_PART_MS;
    return revealMs(round) - openedByHand * dealSound(round).everyMs;
  }
}
