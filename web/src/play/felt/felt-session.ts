import type { CallFailure, CallResult, CasinoClient } from '../casino-client.ts';
import type { GameProblem, OpenedSpots, Proof, Rotation, SpotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import { toDecimal, toMinor } from '../money.ts';
import { newRequestId } from '../request-id.ts';
import { noticeOfRefusal } from '../shell/refusals.ts';
import { playSound } from '../sound/sound.ts';
import { type Bets, type FeltEvent, type FeltState, openingState, reduce } from './felt-state.ts';

/** The API's refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;
/** With reduced motion nothing moves, but a result still takes a moment to be read. */
const REDUCED_REVEAL_MS = 150;

export type FeltSessionParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedSpots;
  readonly host: Host;
  readonly currency: FeltState['currency'];
  /** How long a round takes to be shown, in milliseconds. */
  readonly revealMs: (round: SpotRound) => number;
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

/** Plays rounds of one deal: asks the casino, waits while the page shows it, and keeps the state. */
export class FeltSession {
  readonly #parts: FeltSessionParts;
  readonly #listeners = new Set<() => void>();
  #state: FeltState;
  #closed = false;
  #balanceIsStale = false;
  /** Ends the showing of the round that is on. */
  #skip: (() => void) | null = null;

  constructor(parts: FeltSessionParts) {
    this.#parts = parts;
    this.#state = openingState(parts.opened, parts.currency);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FeltState => this.#state;

  chooseChip(chipMinor: bigint): void {
    this.#dispatch({ type: 'chip', chipMinor });
  }

  place(spot: string): void {
    this.#dispatch({ type: 'place', spot });
    playSound('chip');
  }

  /** Puts exactly these bets on the felt. */
  lay(bets: Bets): void {
    this.#dispatch({ type: 'set-bets', bets });
  }

  change(how: 'undo' | 'clear' | 'double' | 'rebet'): void {
    this.#dispatch({ type: how });
  }

  dismissNotice(): void {
    this.#dispatch({ type: 'noticed', notice: null });
  }

  setReconnecting(reconnecting: boolean): void {
    this.#dispatch({ type: 'reconnecting', reconnecting });
  }

  /** The brass button: plays what lies on the felt, or shows the end of the round that is on. */
  press(): void {
    if (this.#state.phase === 'idle') {
      this.#play().catch(() => {
        // An answer that cannot be shown must not leave a page that stands still.
        this.#fail({ kind: 'problem', problem: 'initialization-failed' });
      });
    } else {
      this.#skip?.();
    }
  }

  /** Reveals the server seed in force and takes the next, with a client seed of the player's. */
  async rotate(clientSeed: string | undefined): Promise<CallResult<Rotation>> {
    const result = await this.#parts.client.call('rotate', clientSeed ? { clientSeed } : {});
    if (result.ok) this.#dispatch({ type: 'fairness', fairness: result.data.fairness });
    else this.#fail(result.failure);
    return result;
  }

  /** What it takes to deal a past round again. */
  proof(roundId: string): Promise<CallResult<Proof>> {
    return this.#parts.client.call('proof', { roundId });
  }

  /** Money moved elsewhere: asks for the balance, at once or after the round that is on. */
  async refreshBalance(): Promise<void> {
    if (this.#state.phase !== 'idle') {
      this.#balanceIsStale = true;
      return;
    }
    this.#balanceIsStale = false;
    const result = await this.#parts.client.call('balance', {});
    if (this.#closed) return;
    if (!result.ok) {
      this.#fail(result.failure);
    } else if (this.#state.phase === 'idle') {
      const balanceMinor = toMinor(result.data.balance, this.#state.currency);
      this.#dispatch({ type: 'balance', balanceMinor });
    } else {
      this.#balanceIsStale = true;
    }
  }

  close(): void {
    this.#closed = true;
    this.#skip?.();
    this.#listeners.clear();
  }

  #dispatch(event: FeltEvent): void {
    if (this.#closed) return;
    const next = reduce(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  async #play(): Promise<void> {
    const { client, host, opened } = this.#parts;
    this.#dispatch({ type: 'ask' });
    if (this.#state.phase !== 'asking') return;
    const { bets, currency } = this.#state;
    const result = await client.call('bet', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      bets: [...bets].map(([spot, amount]) => ({ spot, amount: toDecimal(amount, currency) })),
    });
    if (this.#closed) return;
    if (!result.ok) return this.#refuse(result.failure);
    this.#dispatch({ type: 'dealt', result: result.data });
    await this.#showing(result.data.round);
    if (this.#closed) return;
    this.#dispatch({ type: 'revealed' });
    host.tell({ type: 'balance', balance: result.data.balance });
    const isSettled = result.data.round.status === 'settled';
    if (this.#balanceIsStale || !isSettled) void this.refreshBalance();
  }

  /** Ends when the round was shown, or when the player wants to see its end. */
  #showing(round: SpotRound): Promise<void> {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ms = reduced ? REDUCED_REVEAL_MS : this.#parts.revealMs(round);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #refuse(failure: CallFailure): Promise<void> {
    if (failure.kind !== 'refusal') return this.#fail(failure);
    if (failure.code === INVALID_LAUNCH_TOKEN) return this.#parts.onProblem('token-expired');
    this.#dispatch({ type: 'refused', notice: noticeOfRefusal(failure.code) });
    // A refusal may mean that the balance is not what this page thinks it is.
    await this.refreshBalance();
  }

  #fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.#parts.onProblem(failure.problem);
  }
}
