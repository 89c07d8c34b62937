import { toDecimal } from '@fairhall/api/contract/money';
import type { CallFailure, CasinoClient } from '../casino-client.ts';
import type { GameProblem, OpenedSpots, SpotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import type { Point } from '../pixi/page.ts';
import { PlaySession } from '../play-session.ts';
import { newRequestId } from '../request-id.ts';
import { playSound } from '../sound/sound.ts';
import { catchShown } from './catch-shown.ts';
import type { Arena } from './engine-facts.ts';
import {
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

/** Shots whose end is not known yet; the server's queue for a player is longer. */
const UNDECIDED_MAX = 4;

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
export class FishingSession extends PlaySession<FishingState, FishingEvent> {
  readonly #parts: FishingSessionParts;
  /** Fired and not asked for yet, the oldest first. */
  readonly #waiting: Fired[] = [];
  #asking = false;
  readonly #trigger = new Trigger({
    fire: (pull) => this.#shoot(pull),
    isAutomatic: () => this.getState().autoLeft > 0,
    cease: () => this.ceaseFire(),
  });

  constructor(parts: FishingSessionParts) {
    const { client, onProblem, opened, currency, stage } = parts;
    super({ client, onProblem, state: openingState(opened, currency), reduce });
    this.#parts = parts;
    stage.setLevel(this.getState().level);
    stage.listen({
      onBoss: (boss) => this.dispatch({ type: 'boss', boss }),
      onPresent: (species) => this.dispatch({ type: 'present', species }),
    });
  }

  /** A shot on its way may or may not be counted in what the casino says. */
  protected override isAtRest(): boolean {
    return this.getState().stakedMinor === 0n;
  }

  moveBet(move: 1 | -1): void {
    this.dispatch({ type: 'bet', move });
  }

  moveLevel(move: 1 | -1): void {
    this.dispatch({ type: 'level', move });
    this.#parts.stage.setLevel(this.getState().level);
  }

  /** Locks the cannon on a species, or frees it. */
  lock(species: string | null): void {
    this.dispatch({ type: 'target', species });
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
    if (this.getState().target === null) this.#parts.stage.aimAt(point);
  }

  toggleAuto(): void {
    this.dispatch({ type: 'auto', on: this.getState().autoLeft === 0 });
    this.#trigger.keep();
  }

  /** No shot goes off behind a dialog, or on a page that nobody sees. */
  ceaseFire(): void {
    if (this.getState().autoLeft > 0) this.dispatch({ type: 'auto', on: false });
    this.#trigger.hold(null);
  }

  override close(): void {
    // Before the end, after which nothing changes any more: a timer would look for shots for ever.
    this.ceaseFire();
    super.close();
    this.#parts.stage.destroy();
  }

  /** Fires if a shot may be fired now and there is something to fire at. */
  #shoot(pull: Pull): boolean {
    const { stage } = this.#parts;
    const { reconnecting, target } = this.getState();
    if (this.closed || reconnecting) return false;
    if (pull === 'button' || target !== null) return this.#fire(stage.bestTarget());
    const under = stage.fishAt(pull);
    if (under) return this.#fire(under);
    void stage.splash(pull);
    return true;
  }

  #fire(fish: Fish | null): boolean {
    const undecided = this.#waiting.length + (this.#asking ? 1 : 0);
    if (!fish || fish.taken || undecided >= UNDECIDED_MAX) return false;
    const priceMinor = priceOf(this.getState());
    if (shownBalance(this.getState()) < priceMinor) {
      this.dispatch({ type: 'noticed', notice: 'insufficient' });
      this.ceaseFire();
      return false;
    }
    this.dispatch({ type: 'fired', priceMinor });
    playSound('shot');
    this.#waiting.push({ ...this.#parts.stage.fire(fish), priceMinor });
    this.#askAll().catch(() => {
      // An answer that cannot be shown must not leave a page that stands still.
      this.fail({ kind: 'problem', problem: 'initialization-failed' });
    });
    return true;
  }

  /** One after the other, so that every answer's balance is newer than the one before. */
  async #askAll(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let isSettled = true;
    let shot = this.#waiting.shift();
    while (shot) {
      isSettled = (await this.#ask(shot)) && isSettled;
      shot = this.closed ? undefined : this.#waiting.shift();
    }
    this.#asking = false;
    if (!this.closed) this.catchUp({ isSettled });
  }

  /** Whether the wallet has booked how it ended. */
  async #ask(shot: Fired): Promise<boolean> {
    const { client, opened } = this.#parts;
    const { currency } = this.getState();
    const { priceMinor } = shot;
    const spot = shot.fish.look.name;
    const result = await client.call('bet', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      bets: [{ spot, amount: toDecimal(priceMinor, currency) }],
    });
    if (this.closed) return true;
    if (!result.ok) {
      await this.#takeBack(shot, result.failure);
      return true;
    }
    const { round } = result.data;
    this.dispatch({ type: 'answered', priceMinor, result: result.data });
    const isSettled = round.status === 'settled';
    const winMinor = isSettled ? toMinor(round.win, currency) : 0n;
    void (winMinor > 0n ? this.#celebrate(shot, { round, winMinor }) : this.#showMiss(shot));
    return isSettled;
  }

  async #showMiss(shot: Fired): Promise<void> {
    await shot.arrived;
    if (!this.closed) playSound('hit');
    this.#parts.stage.release(shot);
    this.#tellBalance();
  }

  async #celebrate(
    shot: Fired,
    { round, winMinor }: { round: SpotRound; winMinor: bigint },
  ): Promise<void> {
    const { stage, arena, money, purse } = this.#parts;
    const species = shot.fish.look.name;
    await shot.arrived;
    if (this.closed) return;
    this.dispatch({ type: 'caught', roundId: round.roundId, species, winMinor });
    const { priceMinor } = shot;
    const { hands } = round.outcome;
    await stage.caught(
      shot,
      catchShown({ arena, species, hands, winMinor, priceMinor, money, purse: purse() }),
    );
    this.dispatch({ type: 'landed', winMinor });
    this.#tellBalance();
  }

  /** The host hears of a round when the player has seen how it ended. */
  #tellBalance(): void {
    if (this.closed) return;
    const { balanceMinor, currency } = this.getState();
    this.#parts.host.tell({ type: 'balance', balance: toDecimal(balanceMinor, currency) });
  }

  /** Nothing that is waiting is fired after a refusal: its price comes back with this one's. */
  #takeBack(shot: Fired, failure: CallFailure): Promise<void> {
    return this.refuse(failure, (notice) => {
      for (const { priceMinor, fish, arrived } of [shot, ...this.#waiting.splice(0)]) {
        this.dispatch({ type: 'refused', priceMinor, notice });
        this.#parts.stage.release({ fish, arrived });
      }
      this.ceaseFire();
    });
  }
}
