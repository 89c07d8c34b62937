import type { Currency } from '@/lib/contract-types.ts';
import type { CallFailure, CallResult, CasinoClient } from './casino-client.ts';
import type { Fairness, GameProblem, PastSeeds, Proof, Rotation } from './contract-types.ts';
import { toMinor } from './money.ts';
import { type Notice, noticeOfRefusal } from './shell/refusals.ts';

/** The API's refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;

/** What happens to the state of any game. */
export type SessionEvent =
  | { readonly type: 'noticed'; readonly notice: null }
  | { readonly type: 'balance'; readonly balanceMinor: bigint }
  | { readonly type: 'fairness'; readonly fairness: Fairness }
  | { readonly type: 'reconnecting'; readonly reconnecting: boolean };

type SessionParts<State, Event> = {
  readonly client: CasinoClient;
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
  readonly state: State;
  /** The same state again where an event changes nothing. */
  readonly reduce: (state: State, event: Event | SessionEvent) => State;
};

/** What the sessions of all games do alike: state that can be watched, seeds, balance, refusals. */
export abstract class PlaySession<State extends { readonly currency: Currency }, Event> {
  readonly #parts: SessionParts<State, Event>;
  readonly #listeners = new Set<() => void>();
  #state: State;
  #closed = false;
  #balanceIsStale = false;

  constructor(parts: SessionParts<State, Event>) {
    this.#parts = parts;
    this.#state = parts.state;
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
    const result = await this.#parts.client.call('rotate', clientSeed ? { clientSeed } : {});
    if (result.ok) this.dispatch({ type: 'fairness', fairness: result.data.fairness });
    else this.fail(result.failure);
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

  /** Money moved elsewhere: asks for the balance, at once or after the round that is on. */
  async refreshBalance(): Promise<void> {
    if (!this.isAtRest()) {
      this.#balanceIsStale = true;
      return;
    }
    this.#balanceIsStale = false;
    const result = await this.#parts.client.call('balance', {});
    if (this.#closed) return;
    if (!result.ok) {
      this.fail(result.failure);
    } else if (this.isAtRest()) {
      const balanceMinor = toMinor(result.data.balance, this.#state.currency);
      this.dispatch({ type: 'balance', balanceMinor });
    } else {
      this.#balanceIsStale = true;
    }
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
    const next = this.#parts.reduce(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** After a round: asks for the balance where it is not known for sure. */
  protected catchUp({ isSettled }: { isSettled: boolean }): void {
    if (this.#balanceIsStale || !isSettled) void this.refreshBalance();
  }

  /** The casino said no, or nothing. */
  protected async refuse(
    failure: CallFailure,
    onRefused: (notice: Notice) => void | Promise<void>,
  ): Promise<void> {
    if (failure.kind !== 'refusal') return this.fail(failure);
    if (failure.code === INVALID_LAUNCH_TOKEN) return this.#parts.onProblem('token-expired');
    await onRefused(noticeOfRefusal(failure.code));
    // A refusal may mean that the balance is not what this page thinks it is.
    await this.refreshBalance();
  }

  protected fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.#parts.onProblem(failure.problem);
  }
}
