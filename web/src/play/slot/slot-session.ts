import type { CallFailure, CallResult, CasinoClient } from '../casino-client.ts';
import type { GameProblem, OpenedSlot, Proof, Rotation, SlotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import { toDecimal, toMinor } from '../money.ts';
import { newRequestId } from '../request-id.ts';
import { noticeOfRefusal } from '../shell/refusals.ts';
import { revealRound } from './reveal-round.ts';
import { openingState, reduce, type SlotEvent, type SlotState } from './round-state.ts';
import { normalPace, turboPace } from './stage/reel-motion.ts';
import type { Grid } from './stage/reels.ts';
import type { SlotStage } from './stage/slot-stage.ts';

/** Time to look at a result before the next automatic spin. */
const PAUSE_MS = { lost: 420, won: 1_100 } as const;
/** The API's refusal of a launch token that its session outlived. */
const INVALID_LAUNCH_TOKEN = 1204;

export type SlotSessionParts = {
  readonly client: CasinoClient;
  readonly opened: OpenedSlot;
  readonly stage: SlotStage;
  readonly host: Host;
  readonly speech: Speech;
  readonly money: MoneyWords;
  readonly currency: SlotState['currency'];
  /** Play cannot go on. */
  readonly onProblem: (problem: GameProblem) => void;
};

/** Plays rounds: asks the casino, lets the stage show what it dealt, and keeps the state. */
export class SlotSession {
  readonly #parts: SlotSessionParts;
  readonly #listeners = new Set<() => void>();
  #state: SlotState;
  /** What rests on the reels, to go back to when a bet is refused. */
  #resting: Grid;
  #closed = false;
  /** The player wants the whole rest of the round at its end. */
  #skipsAll = false;
  /** The player pressed while the outcome was still on its way. */
  #hurriesLanding = false;
  #balanceIsStale = false;
  /** A round is on, or the pause before the next automatic one. */
  #playing = false;

  constructor(parts: SlotSessionParts) {
    this.#parts = parts;
    this.#state = openingState(parts.opened, parts.currency);
    this.#resting = openingGrid(parts.opened);
    parts.stage.show(this.#resting);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SlotState => this.#state;

  /** The spin button: starts a round, or hurries the one that is on. */
  press(): void {
    if (!this.#playing) void this.#play();
    else if (this.#state.phase === 'spinning') this.#hurriesLanding = true;
    else this.#parts.stage.setHurried(true);
  }

  /** Goes to the end of the round at once. */
  skipAll(): void {
    this.#skipsAll = true;
    this.#parts.stage.setHurried(true);
  }

  moveStake(move: 1 | -1): void {
    this.#dispatch({ type: 'stake', move });
  }

  toggleTurbo(): void {
    this.#dispatch({ type: 'turbo' });
  }

  startAutoplay(spins: number): void {
    this.#dispatch({ type: 'autoplay', spins });
    if (!this.#playing) void this.#play();
  }

  stopAutoplay(): void {
    this.#dispatch({ type: 'autoplay', spins: 0 });
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
    this.#listeners.clear();
    this.#parts.stage.destroy();
  }

  #dispatch(event: SlotEvent): void {
    if (this.#closed) return;
    const next = reduce(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** One round, and the automatic ones after it. */
  async #play(): Promise<void> {
    this.#playing = true;
    try {
      await this.#playOn();
    } catch {
      // An answer that cannot be shown must not leave a page that stands still.
      this.#fail({ kind: 'problem', problem: 'initialization-failed' });
    }
    this.#playing = false;
    if (this.#state.autoplayLeft > 0) this.stopAutoplay();
  }

  async #playOn(): Promise<void> {
    const { stage } = this.#parts;
    let goesOn = await this.#playRound();
    while (goesOn && this.#state.autoplayLeft > 0 && !document.hidden) {
      const won = (this.#state.winMinor ?? 0n) > 0n;
      stage.setHurried(false);
      await stage.pause(won ? PAUSE_MS.won : PAUSE_MS.lost);
      const wanted = this.#state.autoplayLeft > 0 && this.#state.phase === 'idle';
      goesOn = wanted && !this.#closed && (await this.#playRound());
    }
  }

  /** Plays a round to its end. `false` when none was played or nothing may follow it. */
  async #playRound(): Promise<boolean> {
    const { client, stage, host, opened } = this.#parts;
    this.#dispatch({ type: 'spin' });
    if (this.#state.phase !== 'spinning') return false;
    this.#skipsAll = false;
    this.#hurriesLanding = false;
    stage.setHurried(false);
    stage.spin(this.#pace());
    const result = await client.call('spin', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      stake: toDecimal(this.#state.stakeMinor, this.#state.currency),
    });
    if (this.#closed) return false;
    if (!result.ok) {
      await this.#refuse(result.failure);
      return false;
    }
    this.#dispatch({ type: 'dealt', result: result.data });
    await this.#reveal(result.data.round);
    if (this.#closed) return false;
    this.#dispatch({ type: 'revealed' });
    host.tell({ type: 'balance', balance: result.data.balance });
    const isSettled = result.data.round.status === 'settled';
    if (this.#balanceIsStale || !isSettled) void this.refreshBalance();
    return isSettled;
  }

  #reveal(round: SlotRound): Promise<void> {
    const { stage, speech, money, currency, opened } = this.#parts;
    return revealRound(round, {
      stage,
      speech,
      money,
      currency,
      paytable: opened.paytable,
      dispatch: (event) => this.#dispatch(event),
      pace: () => this.#pace(),
      hurries: () => this.#takeHurry(),
      onRest: (grid) => {
        this.#resting = grid;
      },
    });
  }

  #pace() {
    return this.#state.turbo ? turboPace : normalPace;
  }

  async #refuse(failure: CallFailure): Promise<void> {
    if (failure.kind !== 'refusal') {
      this.#fail(failure);
      return;
    }
    if (failure.code === INVALID_LAUNCH_TOKEN) {
      this.#parts.onProblem('token-expired');
      return;
    }
    await this.#parts.stage.land(this.#resting);
    this.#dispatch({ type: 'refused', notice: noticeOfRefusal(failure.code) });
    // A refusal may mean that the balance is not what this page thinks it is.
    await this.refreshBalance();
  }

  #fail(failure: CallFailure): void {
    if (this.#closed || failure.kind !== 'problem') return;
    this.#parts.onProblem(failure.problem);
  }

  /** What a press, or the wish to see the end, asks of the next beat. */
  #takeHurry(): boolean {
    const hurries = this.#skipsAll || this.#hurriesLanding;
    this.#hurriesLanding = false;
    return hurries;
  }
}

/** What the newest round left on the reels, or, before the first round, the symbols in their order. */
function openingGrid(opened: OpenedSlot): Grid {
  const newest = opened.lastRounds[0]?.outcome.steps.at(-1);
  if (newest) return newest.grid;
  const names = opened.paytable.symbols.map(({ symbol }) => symbol);
  return Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (_, row) => names[(reel * 3 + row) % names.length] ?? ''),
  );
}
