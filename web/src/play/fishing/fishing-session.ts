import type { CallFailure, CallResult, CasinoClient } from '../casino-client.ts';
import type {
  GameProblem,
  OpenedSpots,
  PastSeeds,
  Proof,
  Rotation,
  SpotRound,
} from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toDecimal, toMinor } from '../money.ts';
import { newRequestId } from '../request-id.ts';
import { noticeOfRefusal } from '../shell/refusals.ts';
import { playSound } from '../sound/sound.ts';
import type { Arena } from './engine-facts.ts';
import {
  type FishingEvent,
  type FishingState,
  openingState,
  priceOf,
  reduce,
  shownBalance,
} from './fishing-state.ts';
import type { ShownCatch, Tier } from './stage/celebration.ts';
import type { FishingStage, Point, Shot } from './stage/fishing-stage.ts';
import type { Fish } from './stage/shoal.ts';
import { type Pull, Trigger } from './trigger.ts';

/** Shots whose end is not known yet; the server's queue for a player is longer. */
const UNDECIDED_MAX = 4;
/** The API's refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;
/** From these multiples of the price a catch is celebrated. */
const TIERS = { big: 30n, mega: 100n } as const;
const PLAIN = { effect: 'none', takes: [] } as const;
/** What a special does besides paying, and which species it takes along. */
const effects: Readonly<Record<string, Pick<ShownCatch, 'effect' | 'takes'>>> = {
  'bomb-crab': { effect: 'blast', takes: ['shrimp', 'reef-fish', 'oyster'] },
  'storm-jelly': { effect: 'lightning', takes: [] },
};

/** What a session needs of the stage. */
export type ArenaStage = Pick<
  FishingStage,
  | 'listen'
  | 'setLevel'
  | 'setTarget'
  | 'aimAt'
  | 'fishAt'
  | 'bestTarget'
  | 'fire'
  | 'splash'
  | 'release'
  | 'caught'
  | 'destroy'
>;

export type FishingSessionParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedSpots;
  readonly arena: Arena;
  readonly stage: ArenaStage;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly currency: FishingState['currency'];
  /** Where the coins of a catch go, on the page. */
  readonly purse: () => Point;
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

type Fired = Shot & { readonly priceMinor: bigint };

/**
 * Fires shots: each is paid for when it leaves the barrel at an animal, is a round of its own, and
 * is asked for in the order in which it was fired. A shot into the water is no round and costs
 * nothing.
 */
export class FishingSession {
  readonly #parts: FishingSessionParts;
  readonly #listeners = new Set<() => void>();
  /** Fired and not asked for yet, the oldest first. */
  readonly #waiting: Fired[] = [];
  #state: FishingState;
  #closed = false;
  #asking = false;
  #balanceIsStale = false;
  readonly #trigger = new Trigger({
    fire: (pull) => this.#shoot(pull),
    isAutomatic: () => this.#state.autoLeft > 0,
    cease: () => this.ceaseFire(),
  });

  constructor(parts: FishingSessionParts) {
    this.#parts = parts;
    this.#state = openingState(parts.opened, parts.currency);
    parts.stage.setLevel(this.#state.level);
    parts.stage.listen({
      onBoss: (boss) => this.#dispatch({ type: 'boss', boss }),
      onPresent: (species) => this.#dispatch({ type: 'present', species }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FishingState => this.#state;

  moveBet(move: 1 | -1): void {
    this.#dispatch({ type: 'bet', move });
  }

  moveLevel(move: 1 | -1): void {
    this.#dispatch({ type: 'level', move });
    this.#parts.stage.setLevel(this.#state.level);
  }

  /** Locks the cannon on a species, or frees it. */
  lock(species: string | null): void {
    this.#dispatch({ type: 'target', species });
    this.#parts.stage.setTarget(species);
  }

  /** A finger on the water, or a mouse button held over it; `null` when it is let go. */
  hold(point: Point | null): void {
    if (point) this.#parts.stage.aimAt(point);
    this.#trigger.hold(point);
  }

  /** The finger that is held down moves. */
  follow(point: Point): void {
    this.#parts.stage.aimAt(point);
    this.#trigger.follow(point);
  }

  /** The fire button. */
  holdFire(held: boolean): void {
    this.#trigger.hold(held ? 'button' : null);
  }

  /** One shot at what the cannon would choose. */
  fireOnce(): void {
    this.#trigger.once('button');
  }

  aimAt(point: Point): void {
    if (this.#state.target === null) this.#parts.stage.aimAt(point);
  }

  toggleAuto(): void {
    this.#dispatch({ type: 'auto', on: this.#state.autoLeft === 0 });
    this.#trigger.keep();
  }

  /** No shot goes off behind a dialog, or on a page that nobody sees. */
  ceaseFire(): void {
    if (this.#state.autoLeft > 0) this.#dispatch({ type: 'auto', on: false });
    this.#trigger.hold(null);
  }

  dismissNotice(): void {
    this.#dispatch({ type: 'noticed', notice: null });
  }

  setReconnecting(reconnecting: boolean): void {
    this.#dispatch({ type: 'reconnecting', reconnecting });
  }

  /** Reveals the server seed in force and takes the next, with a client seed of the player's. */
  async rotate(clientSeed: string | undefined): Promise<CallResult<Rotation>> {
    const result = await this.#parts.client.call('rotate', clientSeed ? { clientSeed } : {});
    if (result.ok) this.#dispatch({ type: 'fairness', fairness: result.data.fairness });
    else this.#fail(result.failure);
    return result;
  }

  /** Seeds that were in force before, the last one first. */
  pastSeeds(): Promise<CallResult<PastSeeds>> {
    return this.#parts.client.call('seeds', {});
  }

  /** What it takes to deal a past round again. */
  proof(roundId: string): Promise<CallResult<Proof>> {
    return this.#parts.client.call('proof', { roundId });
  }

  /** Money moved elsewhere: asks for the balance, at once or when no shot is on its way. */
  async refreshBalance(): Promise<void> {
    this.#balanceIsStale = this.#state.stakedMinor > 0n;
    if (this.#balanceIsStale) return;
    const result = await this.#parts.client.call('balance', {});
    if (this.#closed) return;
    if (!result.ok) return this.#fail(result.failure);
    // A shot that was fired meanwhile may or may not be counted in this answer.
    if (this.#state.stakedMinor > 0n) this.#balanceIsStale = true;
    else {
      const balanceMinor = toMinor(result.data.balance, this.#state.currency);
      this.#dispatch({ type: 'balance', balanceMinor });
    }
  }

  close(): void {
    this.#closed = true;
    this.ceaseFire();
    this.#listeners.clear();
    this.#parts.stage.destroy();
  }

  #dispatch(event: FishingEvent): void {
    if (this.#closed) return;
    this.#state = reduce(this.#state, event);
    for (const listener of this.#listeners) listener();
  }

  /** Fires if a shot may be fired now and there is something to fire at. */
  #shoot(pull: Pull): boolean {
    const { stage } = this.#parts;
    if (this.#closed || this.#state.reconnecting) return false;
    if (pull === 'button' || this.#state.target !== null) return this.#fire(stage.bestTarget());
    const under = stage.fishAt(pull);
    if (under) return this.#fire(under);
    void stage.splash(pull);
    return true;
  }

  #fire(fish: Fish | null): boolean {
    const undecided = this.#waiting.length + (this.#asking ? 1 : 0);
    if (!fish || fish.taken || undecided >= UNDECIDED_MAX) return false;
    const priceMinor = priceOf(this.#state);
    if (shownBalance(this.#state) < priceMinor) {
      this.#dispatch({ type: 'noticed', notice: 'insufficient' });
      this.ceaseFire();
      return false;
    }
    this.#dispatch({ type: 'fired', priceMinor });
    playSound('shot');
    this.#waiting.push({ ...this.#parts.stage.fire(fish), priceMinor });
    this.#askAll().catch(() => {
      // An answer that cannot be shown must not leave a page that stands still.
      this.#fail({ kind: 'problem', problem: 'initialization-failed' });
    });
    return true;
  }

  /** One after the other, so that every answer's balance is newer than the one before. */
  async #askAll(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let shot = this.#waiting.shift();
    while (shot) {
      await this.#ask(shot);
      shot = this.#closed ? undefined : this.#waiting.shift();
    }
    this.#asking = false;
    if (this.#balanceIsStale && !this.#closed) void this.refreshBalance();
  }

  async #ask(shot: Fired): Promise<void> {
    const { client, opened, stage } = this.#parts;
    const { priceMinor } = shot;
    const spot = shot.fish.look.name;
    const result = await client.call('bet', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      bets: [{ spot, amount: toDecimal(priceMinor, this.#state.currency) }],
    });
    if (this.#closed) return;
    if (!result.ok) return this.#refuse(shot, result.failure);
    const { round } = result.data;
    this.#dispatch({ type: 'answered', priceMinor, result: result.data });
    const isSettled = round.status === 'settled';
    if (!isSettled) this.#balanceIsStale = true;
    const winMinor = isSettled ? toMinor(round.win, this.#state.currency) : 0n;
    if (winMinor > 0n) {
      void this.#celebrate(shot, { round, winMinor });
    } else {
      void shot.arrived.then(() => {
        if (!this.#closed) playSound('hit');
        stage.release(shot);
        this.#tellBalance();
      });
    }
  }

  /** The host hears of a round when the player has seen how it ended. */
  #tellBalance(): void {
    const { host, currency } = this.#parts;
    if (this.#closed) return;
    host.tell({ type: 'balance', balance: toDecimal(this.#state.balanceMinor, currency) });
  }

  async #celebrate(
    shot: Fired,
    { round, winMinor }: { round: SpotRound; winMinor: bigint },
  ): Promise<void> {
    const { stage, arena, money, purse } = this.#parts;
    const { name } = shot.fish.look;
    await shot.arrived;
    if (this.#closed) return;
    this.#dispatch({ type: 'caught', roundId: round.roundId, species: name, winMinor });
    await stage.caught(shot, {
      purse: purse(),
      amount: money(winMinor, 'always'),
      tier: tierOf(winMinor / shot.priceMinor),
      parts: name === arena.special.name ? arena.special.parts(round.outcome.hands[1] ?? []) : [],
      ...(effects[name] ?? PLAIN),
    });
    this.#dispatch({ type: 'landed', winMinor });
    this.#tellBalance();
  }

  /** Nothing that is waiting is fired after a refusal: its price comes back with this one's. */
  async #refuse(shot: Fired, failure: CallFailure): Promise<void> {
    if (failure.kind !== 'refusal') return this.#fail(failure);
    if (failure.code === INVALID_LAUNCH_TOKEN) return this.#parts.onProblem('token-expired');
    const notice = noticeOfRefusal(failure.code);
    for (const { priceMinor, fish, arrived } of [shot, ...this.#waiting.splice(0)]) {
      this.#dispatch({ type: 'refused', priceMinor, notice });
      this.#parts.stage.release({ fish, arrived });
    }
    this.ceaseFire();
    // A refusal may mean that the balance is not what this page thinks it is.
    await this.refreshBalance();
  }

  #fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.#parts.onProblem(failure.problem);
  }
}

function tierOf(multiple: bigint): Tier {
  if (multiple >= TIERS.mega) return 'mega';
  return multiple >= TIERS.big ? 'big' : 'catch';
}
