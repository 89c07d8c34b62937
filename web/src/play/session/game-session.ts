import type { Currency } from '@/lib/contract-types.ts';
import type { GameProblem, PastSeeds, Proof, Rotation } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { toMinor } from '../money.ts';
import type { CallFailure, CallResult, RgsClient } from '../rgs-client.ts';
import { type Notice, noticeOfRefusal } from './notices.ts';
import { newRequestId } from './request-id.ts';
import type { SessionEvent, SessionState } from './session-state.ts';

/** The refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;

export type SessionParts<Opened> = {
  readonly client: RgsClient;
  readonly opened: Opened;
  readonly host: Host;
  readonly currency: Currency;
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

type Store<State, Event> = {
  readonly state: State;
  /** The same state again where an event changes nothing. */
  readonly reduce: (state: State, event: Event | SessionEvent) => State;
};

/** What the sessions of all games share: a state to subscribe to, seeds, balance, refusals. */
export abstract class GameSession<
  Opened extends { readonly gameId: string },
  State extends SessionState,
  Event,
> {
  protected readonly parts: SessionParts<Opened>;
  readonly #reduce: Store<State, Event>['reduce'];
  readonly #listeners = new Set<() => void>();
  #state: State;
  #closed = false;
  #balanceIsStale = false;

  constructor(parts: SessionParts<Opened>, { state, reduce }: Store<State, Event>) {
    this.parts = parts;
    this.#state = state;
    this.#reduce = reduce;
  }

  /** Whether no round is on: the balance is what the player sees. */
  protected abstract isAtRest(): boolean;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): State => this.#state;

  dismissNotice(): void {
    this.dispatch({ type: 'noticed', notice: null });
  }

  setReconnecting(reconnecting: boolean): void {
    this.dispatch({ type: 'reconnecting', reconnecting });
  }

  /** Reveals the server seed in force and takes the next, with a client seed of the player's. */
  async rotate(clientSeed: string | undefined): Promise<CallResult<Rotation>> {
    const result = await this.parts.client.call('rotate', clientSeed ? { clientSeed } : {});
    if (result.ok) this.dispatch({ type: 'fairness', fairness: result.data.fairness });
    else this.fail(result.failure);
    return result;
  }

  /** Seeds that were in force before, the last one first. */
  pastSeeds(): Promise<CallResult<PastSeeds>> {
    return this.parts.client.call('seeds', {});
  }

  /** What it takes to replay a past round. */
  proof(roundId: string): Promise<CallResult<Proof>> {
    return this.parts.client.call('proof', { roundId });
  }

  /** Money moved elsewhere: loads the balance, at once or after the round that is on. */
  async refreshBalance(): Promise<void> {
    if (!this.isAtRest()) {
      this.#balanceIsStale = true;
      return;
    }
    this.#balanceIsStale = false;
    const result = await this.parts.client.call('balance', {});
    if (this.#closed) return;
    if (!result.ok) this.fail(result.failure);
    else if (this.isAtRest()) this.takeBalance(result.data.balance);
    else this.#balanceIsStale = true;
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

  protected takeBalance(balance: string): void {
    this.dispatch({ type: 'balance', balanceMinor: toMinor(balance, this.#state.currency) });
  }

  /** What every stake is sent with; repeated with the same request id it is taken once. */
  protected newRequest(): { readonly gameId: string; readonly requestId: string } {
    return { gameId: this.parts.opened.gameId, requestId: newRequestId() };
  }

  /** Runs what is played; a response that cannot be shown must not leave a page that stands still. */
  protected run(play: () => Promise<unknown>): Promise<unknown> {
    return play().catch(() => {
      this.fail({ kind: 'problem', problem: 'initialization-failed' });
    });
  }

  /** After a round: loads the balance where it is not known for sure. */
  protected catchUp({ isSettled }: { isSettled: boolean }): void {
    if (this.#balanceIsStale || !isSettled) void this.refreshBalance();
  }

  /** A stake was refused, or there was no response. */
  protected async refuse(
    failure: CallFailure,
    onRefused: (notice: Notice) => void | Promise<void>,
  ): Promise<void> {
    if (failure.kind !== 'refusal') return this.fail(failure);
    if (failure.code === INVALID_LAUNCH_TOKEN) return this.parts.onProblem('token-expired');
    await onRefused(noticeOfRefusal(failure.code));
    // A refusal may mean that the balance is not what this page thinks it is.
    await this.refreshBalance();
  }

  protected fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.parts.onProblem(failure.problem);
  }
}
