import { toDecimal } from '@fairhall/api/contract/money';
import type { OpenedSpots, Replay, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { CallFailure } from '../rgs-client.ts';
import { GameSession, type SessionParts } from '../session/game-session.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { RevealTimer } from '../session/reveal-timer.ts';
import { playSound } from '../sound/sound.ts';
import type { OriginalGame, OriginalRules } from './original-game.ts';
import {
  type OriginalEvent,
  type OriginalState,
  openingState,
  reduce,
  shownBalance,
  spotMaxMinor,
  steppedStake,
} from './original-state.ts';

/** Time between two automatic rounds: five a second, as the game server deals them. */
const PAUSE_MS = 200;

type Request = {
  readonly spot: string;
  readonly stakeMinor: bigint;
  /** Called with the dealt round; `null` if it was refused. */
  readonly onDealt: (round: SpotRound | null) => void;
};

/**
 * Plays rounds of a single-step original. Several may be on their way: each stake leaves the shown
 * balance at once, the requests are sent one after the other in the order of the nonces.
 */
export class OriginalSession extends GameSession<OpenedSpots, OriginalState, OriginalEvent> {
  readonly rules: OriginalRules;
  readonly #game: OriginalGame;
  /** Not sent yet, oldest first. */
  readonly #queue: Request[] = [];
  readonly #timers = new Set<RevealTimer>();
  /** Resolves when the newest round is shown. */
  #lastReveal = Promise.resolve();
  /** The spot that the player chose, which another stake may not pay exactly. */
  #wanted: string;
  #isSending = false;

  constructor(parts: SessionParts<OpenedSpots>, game: OriginalGame) {
    const rules = game.rulesOf(parts.opened.sheet);
    super(parts, {
      state: openingState(parts.opened, { currency: parts.currency, rules }),
      reduce,
    });
    this.#game = game;
    this.#wanted = this.getState().spot;
    this.rules = rules;
  }

  protected override isIdle(): boolean {
    return this.getState().waiting === 0;
  }

  /** Chooses a spot, or the nearest one that the stake pays exactly. */
  chooseSpot(spot: string): void {
    const { stakeMinor, autobet } = this.getState();
    if (autobet) return;
    this.#wanted = spot;
    this.dispatch({ type: 'spot', spot: this.rules.fitted(spot, stakeMinor) });
  }

  moveStake(move: 1 | -1): void {
    this.chooseStake(steppedStake(this.getState(), move));
  }

  chooseStake(stakeMinor: bigint): void {
    if (this.getState().autobet) return;
    const spot = this.rules.fitted(this.#wanted, stakeMinor);
    this.dispatch({ type: 'stake', stakeMinor, spot });
    playSound('chip');
  }

  /** Whether the stake is within what the chosen spot takes. */
  get isOffered(): boolean {
    const state = this.getState();
    return state.stakeMinor <= spotMaxMinor(state, this.rules);
  }

  /** Plays a round, or stops automatic ones. */
  press(): void {
    if (this.getState().autobet) this.stopAutobet();
    else void this.#play();
  }

  /** The chosen return lies on the grid of every stake of automatic rounds. */
  protected override setStake(stakeMinor: bigint): void {
    this.dispatch({ type: 'stake', stakeMinor, spot: this.getState().spot });
  }

  protected override async playAutomaticRound(): Promise<bigint | null> {
    const round = await this.#play();
    return round?.status === 'settled' ? toMinor(round.win, this.getState().currency) : null;
  }

  protected override pauseAutobet({ isLast }: { isLast: boolean }): Promise<void> {
    return isLast ? this.#lastReveal : new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  /**
   * Plays a round; the reveals before it end where only one round is on the board.
   * @returns the dealt round; `null` if it was not played
   */
  async #play(): Promise<SpotRound | null> {
    const { roundGapMs, quickPlay } = this.jurisdictionRules;
    const inFlightMax = roundGapMs > 0 ? 1 : this.#game.inFlightMax;
    if (inFlightMax === 1 && quickPlay) this.#skipReveals();
    const state = this.getState();
    const { spot, stakeMinor } = state;
    if (state.reconnecting || !this.isOffered) return null;
    if (state.waiting + this.#timers.size >= inFlightMax) return null;
    if (shownBalance(state) < stakeMinor) {
      this.dispatch({ type: 'noticed', notice: 'insufficient' });
      return null;
    }
    this.dispatch({ type: 'requested', stakeMinor });
    const dealt = new Promise<SpotRound | null>((onDealt) => {
      this.#queue.push({ spot, stakeMinor, onDealt });
    });
    void this.run(() => this.#sendAll());
    return dealt;
  }

  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'spots');
    this.dispatch({ type: 'replayed', round });
    await this.#show(round, msMax);
  }

  override close(): void {
    super.close();
    this.#skipReveals();
  }

  #skipReveals(): void {
    for (const timer of this.#timers) timer.skip();
    this.#timers.clear();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let isSettled = true;
    let next = this.#queue.shift();
    while (next) {
      isSettled = (await this.#send(next)) && isSettled;
      next = this.closed ? undefined : this.#queue.shift();
    }
    this.#isSending = false;
    if (!this.closed) this.refreshAfterRound({ isSettled });
  }

  /** @returns whether the wallet has posted the outcome */
  async #send({ spot, stakeMinor, onDealt }: Request): Promise<boolean> {
    const amount = toDecimal(stakeMinor, this.getState().currency);
    const result = await this.parts.client.call('bet', {
      ...this.newRequest(),
      bets: [{ spot, amount }],
    });
    if (this.closed) return true;
    if (!result.ok) {
      await this.#takeBack(stakeMinor, result.failure);
      onDealt(null);
      return true;
    }
    const { round } = result.data;
    this.dispatch({ type: 'received', stakeMinor, result: result.data });
    this.#lastReveal = this.#reveal(round);
    onDealt(round);
    return round.status === 'settled';
  }

  async #reveal(round: SpotRound): Promise<void> {
    await this.#show(round, Number.POSITIVE_INFINITY);
    if (this.closed) return;
    const { revealing, balanceMinor, currency } = this.getState();
    // Posted after all reveals, so that the host's balance does not give a result away.
    if (revealing.length > 0) return;
    const balance = toDecimal(balanceMinor, currency);
    this.parts.host.post({ type: 'balance', balance });
  }

  async #show(round: SpotRound, msMax: number): Promise<void> {
    const { revealSound, revealMs } = this.#game;
    if (revealSound) playSound(revealSound);
    const timer = new RevealTimer();
    this.#timers.add(timer);
    await timer.waitWithin(revealMs(round), msMax);
    this.#timers.delete(timer);
    if (!this.closed) this.dispatch({ type: 'revealed', roundId: round.roundId });
  }

  /** After a refusal the queued rounds are cancelled, too. */
  #takeBack(stakeMinor: bigint, failure: CallFailure): Promise<void> {
    return this.handleFailure(failure, (notice) => {
      this.dispatch({ type: 'refused', stakeMinor, notice });
      for (const queued of this.#queue.splice(0)) {
        this.dispatch({ type: 'refused', stakeMinor: queued.stakeMinor, notice });
        queued.onDealt(null);
      }
    });
  }
}
