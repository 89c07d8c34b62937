import { toDecimal } from '@fairhall/api/contract/money';
import type { OpenedSpots, Replay, SpotRound } from '../contract-types.ts';
import type { FormatMoney } from '../game-texts.ts';
import { toMinor } from '../money.ts';
import type { Point } from '../pixi/page.ts';
import type { CallFailure } from '../rgs-client.ts';
import { GameSession, type SessionParts } from '../session/game-session.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { playSound, setMusic } from '../sound/sound.ts';
import { catchShown } from './catch-shown.ts';
import type { Special } from './engine-facts.ts';
import {
  type AutoFire,
  type FishingEvent,
  type FishingState,
  openingState,
  priceOf,
  reduce,
  shownBalance,
} from './fishing-state.ts';
import type { FishingStage } from './stage/fishing-stage.ts';
import type { Fish } from './stage/shoal.ts';
import type { Shot } from './stage/shots.ts';
import { type Pull, Trigger } from './trigger.ts';

/** Minimum interval between two shots: five a second. */
const SHOT_EVERY_MS = 200;
/** Maximum of shots without an outcome; the server's queue for a player is longer. */
const UNDECIDED_MAX = 4;

/** The part of the stage that a session uses. */
export type ArenaStage = Pick<
  FishingStage,
  | 'listen'
  | 'setLevel'
  | 'setTarget'
  | 'aimAt'
  | 'fishAt'
  | 'bestTarget'
  | 'bring'
  | 'skip'
  | 'fire'
  | 'splash'
  | 'release'
  | 'caught'
  | 'destroy'
>;

type Water = {
  readonly special: Special;
  readonly stage: ArenaStage;
  readonly formatMoney: FormatMoney;
  /** Target of the coins of a catch, in page coordinates. */
  readonly purse: () => Point;
};

type Fired = Shot & { readonly priceMinor: bigint };

/**
 * Fires shots. A shot at an animal is a round: its stake leaves the shown balance at once, and its
 * request is sent in the order of the shots. A shot into the water is not a round and is free.
 */
export class FishingSession extends GameSession<OpenedSpots, FishingState, FishingEvent> {
  readonly #water: Water;
  /** Fired and not yet sent, oldest first. */
  readonly #waiting: Fired[] = [];
  #sending = false;
  readonly #trigger: Trigger;

  constructor(parts: SessionParts<OpenedSpots>, water: Water) {
    super(parts, { state: openingState(parts.opened, parts.currency), reduce });
    this.#water = water;
    this.#trigger = new Trigger({
      fire: (pull) => this.#shoot(pull),
      isAutomatic: () => this.getState().auto !== null,
      cease: () => this.ceaseFire(),
      everyMs: Math.max(SHOT_EVERY_MS, this.jurisdictionRules.roundGapMs),
    });
    const { stage } = water;
    stage.setLevel(this.getState().level);
    stage.listen({
      onBoss: (boss) => {
        if (boss?.phase === 'raging') playSound('boom');
        setMusic(boss ? 'feature' : 'base');
        this.dispatch({ type: 'boss', boss });
      },
      onPresent: (species) => this.dispatch({ type: 'present', species }),
    });
  }

  /** While a shot is pending, a balance may or may not include it. */
  protected override isIdle(): boolean {
    return this.getState().stakedMinor === 0n;
  }

  moveBet(move: 1 | -1): void {
    this.dispatch({ type: 'bet', move });
  }

  moveLevel(move: 1 | -1): void {
    this.dispatch({ type: 'level', move });
    this.#water.stage.setLevel(this.getState().level);
  }

  /** Locks the cannon on a species; `null` unlocks it. */
  lock(species: string | null): void {
    this.dispatch({ type: 'target', species });
    this.#water.stage.setTarget(species);
  }

  /** The pointer is down on the water at `point`; `null` when it is released. */
  hold(point: Point | null): void {
    if (point) this.#water.stage.aimAt(point);
    this.#pull(point);
  }

  /** The pointer moves while it is down. */
  follow(point: Point): void {
    this.#water.stage.aimAt(point);
    this.#trigger.follow(point);
  }

  /** The fire button is pressed or released. */
  holdFire(held: boolean): void {
    this.#pull(held ? 'button' : null);
  }

  /** Holds the trigger; without autoplay each shot is a press of its own. */
  #pull(pull: Pull | null): void {
    if (this.jurisdictionRules.autoplay) this.#trigger.hold(pull);
    else if (pull !== null) this.#trigger.once(pull);
  }

  /** Fires one shot at the target of the cannon. */
  fireOnce(): void {
    this.#trigger.once('button');
  }

  aimAt(point: Point): void {
    if (this.getState().target === null) this.#water.stage.aimAt(point);
  }

  /** Starts the automatic fire where the market offers it; no earlier shot may be undecided. */
  startAuto(auto: AutoFire): void {
    if (!this.jurisdictionRules.autoplay || !this.isIdle()) return;
    this.dispatch({ type: 'noticed', notice: null });
    this.dispatch({ type: 'auto', auto });
    this.#trigger.update();
  }

  /** Stops firing, as behind a dialog or on a hidden page. */
  ceaseFire(): void {
    if (this.getState().auto) this.dispatch({ type: 'auto', auto: null });
    this.#trigger.hold(null);
  }

  /** Fires the shot again, at an animal of its species in the middle of the water. */
  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'spots');
    const { stage } = this.#water;
    const [bet] = round.outcome.bets;
    const fish = bet ? stage.bring(bet.spot) : null;
    if (!fish) throw new Error(`the arena has no ${bet?.spot}`);
    const { currency } = this.getState();
    const timer = setTimeout(() => stage.skip(), msMax);
    const shot = { ...stage.fire(fish), priceMinor: toMinor(round.stake, currency) };
    const winMinor = toMinor(round.win, currency);
    await (winMinor > 0n ? this.#celebrate(shot, { round, winMinor }) : this.#showMiss(shot));
    clearTimeout(timer);
  }

  override pause(): void {
    this.ceaseFire();
  }

  override close(): void {
    // First: after `super.close` the state is final, and the timer would run forever.
    this.ceaseFire();
    super.close();
    this.#water.stage.destroy();
  }

  /** Fires if a shot is allowed now and there is a target. */
  #shoot(pull: Pull): boolean {
    const { stage } = this.#water;
    const { reconnecting, target } = this.getState();
    if (this.closed || reconnecting) return false;
    if (pull === 'button' || target !== null) return this.#fire(stage.bestTarget());
    const under = stage.fishAt(pull);
    if (under) return this.#fire(under);
    void stage.splash(pull);
    return true;
  }

  #fire(fish: Fish | null): boolean {
    const undecided = this.#waiting.length + (this.#sending ? 1 : 0);
    if (!fish || fish.taken || undecided >= UNDECIDED_MAX) return false;
    const { auto, stakedMinor } = this.getState();
    const priceMinor = priceOf(this.getState());
    if (auto && auto.budgetMinor < priceMinor) {
      // An undecided shot may still win.
      if (stakedMinor === 0n) this.dispatch({ type: 'noticed', notice: 'lossStop' });
      return false;
    }
    if (shownBalance(this.getState()) < priceMinor) {
      this.dispatch({ type: 'noticed', notice: 'insufficient' });
      this.ceaseFire();
      return false;
    }
    this.dispatch({ type: 'fired', priceMinor });
    playSound('shot');
    this.#waiting.push({ ...this.#water.stage.fire(fish), priceMinor });
    void this.run(() => this.#sendAll());
    return true;
  }

  /** Sequentially, so that each response carries a newer balance than the one before. */
  async #sendAll(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    let isSettled = true;
    let shot = this.#waiting.shift();
    while (shot) {
      isSettled = (await this.#send(shot)) && isSettled;
      shot = this.closed ? undefined : this.#waiting.shift();
    }
    this.#sending = false;
    if (!this.closed) this.refreshAfterRound({ isSettled });
  }

  /** Returns whether the wallet has posted the outcome. */
  async #send(shot: Fired): Promise<boolean> {
    const { currency } = this.getState();
    const { priceMinor } = shot;
    const spot = shot.fish.look.name;
    const result = await this.parts.client.call('bet', {
      ...this.newRequest(),
      bets: [{ spot, amount: toDecimal(priceMinor, currency) }],
    });
    if (this.closed) return true;
    if (!result.ok) {
      await this.#takeBack(shot, result.failure);
      return true;
    }
    const { round } = result.data;
    this.dispatch({ type: 'received', priceMinor, result: result.data });
    const isSettled = round.status === 'settled';
    const winMinor = isSettled ? toMinor(round.win, currency) : 0n;
    void (winMinor > 0n ? this.#celebrate(shot, { round, winMinor }) : this.#showMiss(shot));
    return isSettled;
  }

  async #showMiss(shot: Fired): Promise<void> {
    await shot.arrived;
    if (!this.closed) playSound('hit');
    this.#water.stage.release(shot);
    this.#postBalance();
  }

  async #celebrate(
    shot: Fired,
    { round, winMinor }: { round: SpotRound; winMinor: bigint },
  ): Promise<void> {
    const { stage, special, formatMoney, purse } = this.#water;
    const species = shot.fish.look.name;
    await shot.arrived;
    if (this.closed) return;
    this.dispatch({ type: 'caught', roundId: round.roundId, species, winMinor });
    const { priceMinor } = shot;
    const { hands } = round.outcome;
    await stage.caught(
      shot,
      catchShown({ special, species, hands, winMinor, priceMinor, formatMoney, purse: purse() }),
    );
    this.dispatch({ type: 'landed', winMinor });
    this.#postBalance();
  }

  /** Posts the balance to the host once the player has seen the outcome. */
  #postBalance(): void {
    if (this.closed) return;
    const { balanceMinor, currency } = this.getState();
    this.parts.host.post({ type: 'balance', balance: toDecimal(balanceMinor, currency) });
  }

  /** After a refusal the queued shots are cancelled and refunded, too. */
  #takeBack(shot: Fired, failure: CallFailure): Promise<void> {
    return this.handleFailure(failure, (notice) => {
      for (const { priceMinor, fish, arrived } of [shot, ...this.#waiting.splice(0)]) {
        this.dispatch({ type: 'refused', priceMinor, notice });
        this.#water.stage.release({ fish, arrived });
      }
      this.ceaseFire();
    });
  }
}
