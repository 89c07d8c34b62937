import type { Currency } from '@/lib/api/contract-types.ts';
import { type AutobetEnd, type AutobetPlan, afterRound } from '../autobet/autobet.ts';
import type {
  GameProblem,
  LoginSession,
  PageRules,
  PastSeeds,
  Proof,
  Replay,
  RgsInput,
  Rotation,
  SeedRoundsPage,
} from '../contract-types.ts';
import type { Host } from '../host.ts';
import { toMinor } from '../money.ts';
import { PAST_SEEDS_MAX } from '../record/check-commitments.ts';
import type { CallFailure, CallResult, RgsClient } from '../rgs-client.ts';
import { type Notice, noticeOfRefusal } from './notices.ts';
import { newRequestId } from './request-id.ts';
import type { SessionEvent, SessionState } from './session-state.ts';
import type { WithheldRound } from './session-tally.ts';

/** Refusal code of an expired launch token. */
const INVALID_LAUNCH_TOKEN = 1204;

export type SessionParts<Opened> = {
  readonly client: RgsClient;
  readonly opened: Opened;
  readonly host: Host;
  readonly currency: Currency;
  /** Called when play cannot continue. */
  readonly onProblem: (problem: GameProblem) => void;
  /** Called with the login's metrics in the ledger, while no round is running. */
  readonly onSession: (session: LoginSession) => void;
  /** Called with a round whose win the metrics have and the player has not seen. */
  readonly onUnseen: (round: WithheldRound) => void;
};

type Store<State, Event> = {
  readonly state: State;
  /** Returns the same object if an event changes nothing. */
  readonly reduce: (state: State, event: Event | SessionEvent) => State;
};

/** Base of all game sessions: an observable state, seeds, balance and refusals. */
export abstract class GameSession<
  Opened extends { readonly gameId: string; readonly houseRules: PageRules },
  State extends SessionState,
  Event,
> {
  protected readonly parts: SessionParts<Opened>;
  readonly #reduce: Store<State, Event>['reduce'];
  readonly #listeners = new Set<() => void>();
  #state: State;
  #closed = false;
  #balanceIsStale = false;
  /** True until the last round of automatic ones has been shown. */
  #playsAutobet = false;

  constructor(parts: SessionParts<Opened>, { state, reduce }: Store<State, Event>) {
    this.parts = parts;
    this.#state = state;
    this.#reduce = reduce;
  }

  /** Whether no round is running, so that a new balance can be shown at once. */
  protected abstract isIdle(): boolean;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): State => this.#state;

  /** What the player's market allows on this page. */
  get jurisdictionRules(): PageRules {
    return this.parts.opened.houseRules;
  }

  dismissNotice(): void {
    this.dispatch({ type: 'noticed', notice: null });
  }

  setReconnecting(reconnecting: boolean): void {
    this.dispatch({ type: 'reconnecting', reconnecting });
  }

  /** Reveals the current server seed and activates the next, with the player's client seed. */
  async rotate(clientSeed: string | undefined): Promise<CallResult<Rotation>> {
    const result = await this.parts.client.call('rotate', clientSeed ? { clientSeed } : {});
    if (result.ok) this.dispatch({ type: 'fairness', fairness: result.data.fairness });
    else this.fail(result.failure);
    return result;
  }

  /** Earlier seeds, newest first. */
  loadPastSeeds(): Promise<CallResult<PastSeeds>> {
    return this.parts.client.call('seeds', { limit: PAST_SEEDS_MAX });
  }

  /** A page of the rounds of a seed, over all games. */
  loadSeedRounds(page: RgsInput<'seedRounds'>): Promise<CallResult<SeedRoundsPage>> {
    return this.parts.client.call('seedRounds', page);
  }

  /** The data that reproduces a past round. */
  loadProof(roundId: string): Promise<CallResult<Proof>> {
    return this.parts.client.call('proof', { roundId });
  }

  /** Loads the balance after a change elsewhere, at once or after the running round. */
  async refreshBalance(): Promise<void> {
    if (!this.isIdle()) {
      this.#balanceIsStale = true;
      return;
    }
    this.#balanceIsStale = false;
    const result = await this.parts.client.call('balance', {});
    if (this.#closed) return;
    if (!result.ok) this.fail(result.failure);
    else if (this.isIdle()) {
      this.parts.onSession(result.data.session);
      this.applyBalance(result.data.balance);
    } else this.#balanceIsStale = true;
  }

  /**
   * Shows a finished round again, within `msMax` milliseconds, to the same last frame. It moves no balance.
   * @throws Error for a round of another kind of game
   */
  abstract replay(replayed: Replay, msMax: number): Promise<void>;

  /** Plays automatic rounds until a bound, the player or a refusal ends them. */
  startAutobet(plan: AutobetPlan): void {
    if (this.#playsAutobet || !this.isIdle() || !this.jurisdictionRules.autoplay) return;
    this.#playsAutobet = true;
    this.dispatch({ type: 'noticed', notice: null });
    this.dispatch({ type: 'autobet', autobet: plan.first });
    void this.run(async () => {
      const end = await this.#playAutobet(plan);
      this.#playsAutobet = false;
      this.stopAutobet();
      const { notice } = this.#state;
      if (end && end !== 'rounds' && !notice) this.dispatch({ type: 'noticed', notice: end });
    });
  }

  /** Ends automatic rounds, and returns to the stake of the first one. */
  stopAutobet(): void {
    const { autobet } = this.#state;
    if (!autobet) return;
    this.dispatch({ type: 'autobet', autobet: null });
    if (this.isIdle()) this.setStake(autobet.baseMinor);
  }

  /** @returns the bound that was reached; `null` after a refusal or a stop by the player */
  async #playAutobet(plan: AutobetPlan): Promise<AutobetEnd | null> {
    for (;;) {
      const { autobet } = this.#state;
      if (!autobet || this.#closed || document.hidden) return null;
      this.setStake(autobet.stakeMinor);
      const winMinor = await this.playAutomaticRound(plan);
      if (winMinor === null) {
        this.setStake(autobet.baseMinor);
        return null;
      }
      const next = afterRound(autobet, winMinor);
      const isLast = typeof next === 'string';
      if (isLast) {
        await this.pauseAutobet({ winMinor, isLast });
        return next;
      }
      if (!this.#state.autobet) {
        this.setStake(autobet.baseMinor);
        return null;
      }
      this.dispatch({ type: 'autobet', autobet: next });
      await this.pauseAutobet({ winMinor, isLast });
    }
  }

  /** Chooses a stake on offer; a game without automatic rounds has none to choose. */
  protected setStake(_stakeMinor: bigint): void {}

  /** @returns the win, or `null` if the round was not played or no automatic one may follow */
  protected playAutomaticRound(_plan: AutobetPlan): Promise<bigint | null> {
    return Promise.resolve(null);
  }

  /** The time between two automatic rounds; of the last one until its result is shown. */
  protected pauseAutobet(_of: { winMinor: bigint; isLast: boolean }): Promise<void> {
    return Promise.resolve();
  }

  /** Stops automatic rounds behind a dialog of the host, which no input passes. */
  pause(): void {
    this.stopAutobet();
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  protected get closed(): boolean {
    return this.#closed;
  }

  protected dispatch(event: Event | SessionEvent): void {
    if (this.#closed) return;
    const next = this.#reduce(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  protected applyBalance(balance: string): void {
    this.dispatch({ type: 'balance', balanceMinor: toMinor(balance, this.#state.currency) });
  }

  /** The common fields of every stake; the request id makes repeated requests idempotent. */
  protected newRequest(): { readonly gameId: string; readonly requestId: string } {
    return { gameId: this.parts.opened.gameId, requestId: newRequestId() };
  }

  /** Runs a round; an exception, such as a malformed response, shows the problem screen. */
  protected run(play: () => Promise<unknown>): Promise<unknown> {
    return play().catch(() => {
      this.fail({ kind: 'problem', problem: 'initialization-failed' });
    });
  }

  /** After a round: loads the balance if it may be stale. */
  protected refreshAfterRound({ isSettled }: { isSettled: boolean }): void {
    if (this.#balanceIsStale || !isSettled) void this.refreshBalance();
  }

  /** Handles a refused stake and a missing response. */
  protected async handleFailure(
    failure: CallFailure,
    onRefused: (notice: Notice) => void | Promise<void>,
  ): Promise<void> {
    if (failure.kind !== 'refusal') return this.fail(failure);
    if (failure.code === INVALID_LAUNCH_TOKEN) return this.parts.onProblem('token-expired');
    await onRefused(noticeOfRefusal(failure));
    // A refusal may mean that the shown balance is stale.
    await this.refreshBalance();
  }

  protected fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.parts.onProblem(failure.problem);
  }
}
