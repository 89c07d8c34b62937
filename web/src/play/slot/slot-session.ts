import { toDecimal } from '@fairhall/api/contract/money';
import type { CasinoClient } from '../casino-client.ts';
import type { GameProblem, OpenedSlot, SlotRound } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import { PlaySession } from '../play-session.ts';
import { newRequestId } from '../request-id.ts';
import { revealRound } from './reveal-round.ts';
import { openingState, reduce, type SlotEvent, type SlotState } from './round-state.ts';
import { normalPace, turboPace } from './stage/reel-motion.ts';
import type { Grid } from './stage/reels.ts';
import type { SlotStage } from './stage/slot-stage.ts';

/** Time to look at a result before the next automatic spin. */
const PAUSE_MS = { lost: 420, won: 1_100 } as const;

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
export class SlotSession extends PlaySession<SlotState, SlotEvent> {
  readonly #parts: SlotSessionParts;
  /** What rests on the reels, to go back to when a bet is refused. */
  #resting: Grid;
  /** The player wants the whole rest of the round at its end. */
  #skipsAll = false;
  /** The player pressed while the outcome was still on its way. */
  #hurriesLanding = false;
  /** A round is on, or the pause before the next automatic one. */
  #playing = false;

  constructor(parts: SlotSessionParts) {
    const { client, onProblem, opened, currency } = parts;
    super({ client, onProblem, state: openingState(opened, currency), reduce });
    this.#parts = parts;
    this.#resting = openingGrid(parts.opened);
    parts.stage.show(this.#resting);
  }

  protected override isAtRest(): boolean {
    return this.getState().phase === 'idle';
  }

  /** The spin button: starts a round, or hurries the one that is on. */
  press(): void {
    if (!this.#playing) void this.#play();
    else if (this.getState().phase === 'spinning') this.#hurriesLanding = true;
    else this.#parts.stage.setHurried(true);
  }

  /** Goes to the end of the round at once. */
  skipAll(): void {
    this.#skipsAll = true;
    this.#parts.stage.setHurried(true);
  }

  moveStake(move: 1 | -1): void {
    this.dispatch({ type: 'stake', move });
  }

  toggleTurbo(): void {
    this.dispatch({ type: 'turbo' });
  }

  startAutoplay(spins: number): void {
    this.dispatch({ type: 'autoplay', spins });
    if (!this.#playing) void this.#play();
  }

  stopAutoplay(): void {
    this.dispatch({ type: 'autoplay', spins: 0 });
  }

  override close(): void {
    super.close();
    this.#parts.stage.destroy();
  }

  /** One round, and the automatic ones after it. */
  async #play(): Promise<void> {
    this.#playing = true;
    try {
      await this.#playOn();
    } catch {
      // An answer that cannot be shown must not leave a page that stands still.
      this.fail({ kind: 'problem', problem: 'initialization-failed' });
    }
    this.#playing = false;
    if (this.getState().autoplayLeft > 0) this.stopAutoplay();
  }

  async #playOn(): Promise<void> {
    const { stage } = this.#parts;
    let goesOn = await this.#playRound();
    while (goesOn && this.getState().autoplayLeft > 0 && !document.hidden) {
      const won = (this.getState().winMinor ?? 0n) > 0n;
      stage.setHurried(false);
      await stage.pause(won ? PAUSE_MS.won : PAUSE_MS.lost);
      const wanted = this.getState().autoplayLeft > 0 && this.getState().phase === 'idle';
      goesOn = wanted && !this.closed && (await this.#playRound());
    }
  }

  /** Plays a round to its end. `false` when none was played or nothing may follow it. */
  async #playRound(): Promise<boolean> {
    const { client, stage, host, opened } = this.#parts;
    this.dispatch({ type: 'spin' });
    if (this.getState().phase !== 'spinning') return false;
    this.#skipsAll = false;
    this.#hurriesLanding = false;
    stage.setHurried(false);
    stage.spin(this.#pace());
    const result = await client.call('spin', {
      gameId: opened.gameId,
      requestId: newRequestId(),
      stake: toDecimal(this.getState().stakeMinor, this.getState().currency),
    });
    if (this.closed) return false;
    if (!result.ok) {
      await this.refuse(result.failure, async (notice) => {
        await stage.land(this.#resting);
        this.dispatch({ type: 'refused', notice });
      });
      return false;
    }
    this.dispatch({ type: 'dealt', result: result.data });
    await this.#reveal(result.data.round);
    if (this.closed) return false;
    this.dispatch({ type: 'revealed' });
    host.tell({ type: 'balance', balance: result.data.balance });
    const isSettled = result.data.round.status === 'settled';
    this.catchUp({ isSettled });
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
      dispatch: (event) => this.dispatch(event),
      pace: () => this.#pace(),
      hurries: () => this.#takeHurry(),
      onRest: (grid) => {
        this.#resting = grid;
      },
    });
  }

  #pace() {
    return this.getState().turbo ? turboPace : normalPace;
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
  const { symbols, reels, rows } = opened.paytable;
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: rows },
      (_, row) => symbols[(reel * rows + row) % symbols.length]?.symbol ?? '',
    ),
  );
}
