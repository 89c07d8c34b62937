import { toDecimal } from '@fairhall/api/contract/money';
import type { OpenedSlot, Replay, SlotRound } from '../contract-types.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { stepped } from '../session/choice-steps.ts';
import type { SessionParts } from '../session/game-session.ts';
import type { Notice } from '../session/notices.ts';
import { replayedRound } from '../session/replayed-round.ts';
import { RoundSession } from '../session/round-session.ts';
import { revealRound } from './reveal-round.ts';
import { openingState, reduce, type SlotEvent, type SlotState } from './slot-state.ts';
import { normalPace, turboPace } from './stage/reel-motion.ts';
import type { ReelsRest } from './stage/reel-rest.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { knownStrips, openingRest, type ReelStrips, stripsThatDealt } from './step-rest.ts';
import type { UnseenRound } from './unseen-round.ts';

/** Pause before the next automatic spin. */
const PAUSE_MS = { lost: 420, won: 1_100 } as const;

type SlotParts = {
  readonly stage: SlotStage;
  readonly i18n: GameTexts;
  readonly formatMoney: FormatMoney;
  readonly unseen: UnseenRound;
  readonly strips: ReelStrips;
};

/** Plays spins and shows them on the stage. */
export class SlotSession extends RoundSession<OpenedSlot, SlotRound, SlotState, SlotEvent> {
  readonly #show: SlotParts;
  /** The round whose free spins were interrupted, until it is played. */
  #interrupted: SlotRound | null;
  /** The reels as they last stood, shown again after a refused bet. */
  #resting: ReelsRest;
  /** Whether the rest of the round is skipped. */
  #skipsAll = false;
  /** Whether the player pressed before the response arrived. */
  #skipsLanding = false;
  /** True during a round. */
  #playing = false;

  constructor(parts: SessionParts<OpenedSlot>, show: SlotParts) {
    super(parts, { state: openingState(parts.opened, parts.currency), reduce });
    this.#show = show;
    this.#interrupted = show.unseen.find(parts.opened.lastRounds);
    if (this.#interrupted) parts.onUnseen(this.#interrupted);
    this.#resting = openingRest(parts.opened, {
      strips: show.strips,
      unseen: this.#interrupted,
      paytable: this.getState().paytable,
    });
    show.stage.show(this.#resting);
  }

  /** Starts a round, or skips the animation of the running one where the market allows it. */
  press(): void {
    if (!this.#playing && !this.getState().autobet) void this.run(() => this.#play());
    else if (!this.jurisdictionRules.quickPlay) return;
    else if (this.getState().phase === 'requesting') this.#skipsLanding = true;
    else this.#show.stage.setSkipping(true);
  }

  /** Plays the free spins that were interrupted when the page was closed. */
  resume(): void {
    const round = this.#interrupted;
    if (!round || this.#playing) return;
    this.#interrupted = null;
    void this.run(async () => {
      await this.#showAgain(round, () => this.reveal(round));
      await this.refreshBalance();
    });
  }

  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'slot');
    this.dispatch({ type: 'turbo' });
    const timer = setTimeout(() => this.skipAll(), msMax);
    await this.#showAgain(round, () => this.#reveal(round));
    clearTimeout(timer);
  }

  async #showAgain(round: SlotRound, reveal: () => Promise<void>): Promise<void> {
    this.#playing = true;
    this.dispatch({ type: 'replayed', round });
    const strips = knownStrips(round.outcome.steps[0], this.#stripsThatDealt(round));
    this.#show.stage.spin(this.#pace(), { strips });
    await reveal();
    this.dispatch({ type: 'revealed' });
    this.#playing = false;
  }

  /** Skips to the end of the round. */
  skipAll(): void {
    this.#skipsAll = true;
    this.#show.stage.setSkipping(true);
  }

  moveStake(move: 1 | -1): void {
    const { stakesMinor, stakeMinor, autobet } = this.getState();
    // The bounds of automatic spins are for their stakes.
    if (!autobet) this.setStake(stepped(stakesMinor, stakeMinor, move));
  }

  protected override setStake(stakeMinor: bigint): void {
    this.dispatch({ type: 'stake', stakeMinor });
  }

  toggleTurbo(): void {
    this.dispatch({ type: 'turbo' });
  }

  override close(): void {
    super.close();
    this.#show.stage.destroy();
  }

  async #play(): Promise<boolean> {
    this.#playing = true;
    const goesOn = await this.#playRound();
    this.#playing = false;
    return goesOn;
  }

  protected override async playAutomaticRound(): Promise<bigint | null> {
    const goesOn = !this.#playing && (await this.#play());
    return goesOn ? this.getState().winMinor : null;
  }

  protected override async pauseAutobet(of: { winMinor: bigint; isLast: boolean }): Promise<void> {
    if (of.isLast) return;
    this.#show.stage.setSkipping(false);
    await this.#show.stage.pause(of.winMinor > 0n ? PAUSE_MS.won : PAUSE_MS.lost);
  }

  /** Plays a round. `false` if it was not played or no automatic one may follow. */
  #playRound(): Promise<boolean> {
    const { stakeMinor, currency } = this.getState();
    return this.playStep({
      stakeMinor,
      call: () => {
        const { stage, unseen, strips } = this.#show;
        const { serverSeedHash, nextNonce: nonce } = this.getState().fairness;
        unseen.begin({ serverSeedHash, nonce });
        this.#skipsAll = false;
        this.#skipsLanding = false;
        stage.setSkipping(false);
        stage.spin(this.#pace(), { strips: strips?.base ?? null });
        const stake = toDecimal(stakeMinor, currency);
        return this.parts.client.call('spin', { ...this.newRequest(), stake });
      },
    });
  }

  protected override async onRefused(notice: Notice): Promise<void> {
    this.#show.unseen.end();
    await this.#show.stage.land(this.#resting);
    await super.onRefused(notice);
  }

  protected override async reveal(round: SlotRound): Promise<void> {
    this.#show.unseen.begin(round.proof);
    await this.#reveal(round);
    if (!this.closed) this.#show.unseen.end();
  }

  #reveal(round: SlotRound): Promise<void> {
    const { currency } = this.parts;
    return revealRound(round, {
      ...this.#show,
      strips: this.#stripsThatDealt(round),
      currency,
      paytable: this.getState().paytable,
      dispatch: (event) => this.dispatch(event),
      pace: () => this.#pace(),
      isSkipped: () => this.#consumeSkip(),
      onRest: (rest) => {
        this.#resting = rest;
      },
    });
  }

  #stripsThatDealt(round: SlotRound): ReelStrips {
    const { rulesHash } = this.parts.opened;
    return stripsThatDealt(round, { strips: this.#show.strips, rulesHash });
  }

  #pace() {
    return this.getState().turbo ? turboPace : normalPace;
  }

  /** Whether the next event is skipped: once per press, always after `skipAll`. */
  #consumeSkip(): boolean {
    const isSkipped = this.#skipsAll || this.#skipsLanding;
    this.#skipsLanding = false;
    return isSkipped;
  }
}
