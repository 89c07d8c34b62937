import type { FruitMachineTables } from '@fairhall/game-server/definitions/fruit-machine-tables';
import {
  type BestChoice,
  bestChoiceBy,
  fruitChoice,
} from '@fairhall/game-server/engines/fruit-machine/fruit-choices';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import type { DecisionRound, OpenedDecisions, Replay } from '../contract-types.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { multipleOfStake, toMinor } from '../money.ts';
import { MultiStepSession } from '../multi-step/multi-step-session.ts';
import { stepped } from '../session/choice-steps.ts';
import type { SessionParts } from '../session/game-session.ts';
import type { Notice } from '../session/notices.ts';
import { finishMotion } from '../session/page-motion.ts';
import { replayedRound } from '../session/replayed-round.ts';
import type { SlotStage } from '../slot/stage/slot-stage.ts';
import { cellsOfLine, linesByAmount, winningCells } from '../slot/step-wins.ts';
import { playSound, setMusic } from '../sound/sound.ts';
import { winTier } from '../win-tier.ts';
import { drumPace, turboDrumPace } from './drum-pace.ts';
import {
  fruitPaytable,
  fruitTables,
  restAt,
  segmentOf,
  shownStep,
  stopsOf,
} from './fruit-round.ts';

const PAUSE_MS = { lost: 420, won: 1_100, parade: 1_400, turn: 4_400, prize: 1_200 } as const;
/** For which the held reels of an automatic round are shown. */
const HELD_MS = { normal: 1_000, turbo: 400 } as const;

type Show = {
  readonly stage: SlotStage;
  readonly i18n: GameTexts;
  readonly formatMoney: FormatMoney;
};

/** What the page shows besides the state of the round. */
export type FruitView = {
  readonly turbo: boolean;
  /** The best choice of the open round, and the one that the player has made so far. */
  readonly best: string | null;
  readonly chosen: string | null;
  /** The segment at which the wheel is turning, or has stopped; `null` without one. */
  readonly segment: number | null;
};

/** Plays rounds of a fruit machine and shows them on the stage of a slot. */
export class FruitSession extends MultiStepSession {
  readonly view = sharedValue<FruitView>({ turbo: false, best: null, chosen: null, segment: null });
  readonly #show: Show;
  readonly #tables: FruitMachineTables;
  readonly #bestOf: BestChoice;
  /** Whether the rest of the round is skipped. */
  #skipsAll = false;

  constructor(parts: SessionParts<OpenedDecisions>, show: Show) {
    const tables = fruitTables(parts.opened.sheet);
    const bestOf = bestChoiceBy(tables);
    super(parts, { automaticChoice: (round) => bestOf(stopsOf(round.outcome)) });
    this.#show = show;
    this.#tables = tables;
    this.#bestOf = bestOf;
    const { round } = this.getState();
    const isKnown = round?.proof.rulesHash === parts.opened.rulesHash;
    show.stage.show(restAt(tables, isKnown && round ? stopsOf(round.outcome) : []));
    this.#advise(round);
  }

  override press(): void {
    const { phase, autobet } = this.getState();
    const { chosen } = this.view.read();
    if (phase === 'choosing' && chosen !== null && !autobet) this.choose(chosen);
    else if (phase === 'idle') super.press();
    else if (this.jurisdictionRules.quickPlay) this.#show.stage.setSkipping(true);
  }

  /** Marks a choice, which `press` makes. */
  mark(chosen: string): void {
    const { phase, autobet } = this.getState();
    if (phase === 'choosing' && !autobet) this.view.write({ ...this.view.read(), chosen });
  }

  /** An automatic round makes its own choice, which is shown. */
  override choose(name: string): void {
    if (!this.getState().autobet) super.choose(name);
  }

  moveStake(move: 1 | -1): void {
    const { stakesMinor, stakeMinor, autobet } = this.getState();
    if (!autobet) this.setStake(stepped(stakesMinor, stakeMinor, move));
  }

  toggleTurbo(): void {
    const view = this.view.read();
    this.view.write({ ...view, turbo: !view.turbo });
  }

  protected override onSent(choice: string | null): void {
    const { stage } = this.#show;
    stage.setSkipping(this.#skipsAll);
    if (choice === null) this.view.write({ ...this.view.read(), segment: null });
    const move = fruitChoice(choice ?? 'hold-none');
    if (move.kind !== 'hold') stage.clear();
    else stage.spin(this.#pace, { strips: this.#tables.strips, held: move.held });
  }

  protected override async onRefused(notice: Notice): Promise<void> {
    const { round } = this.getState();
    await this.#show.stage.land(restAt(this.#tables, round ? stopsOf(round.outcome) : []));
    await super.onRefused(notice);
    this.#advise(this.getState().round);
  }

  protected override async reveal(round: DecisionRound): Promise<void> {
    const { stage } = this.#show;
    const rest = restAt(this.#tables, stopsOf(round.outcome));
    const choice = fruitChoice(round.outcome.steps.at(-1)?.choice ?? 'hold-none');
    if (choice.kind === 'nudge') await stage.nudge(choice.reel, rest);
    else await stage.land(rest);
    if (round.status === 'open') this.#advise(round);
    else await this.#revealEnd(round);
    stage.setSkipping(this.#skipsAll);
  }

  protected override showAutomaticChoice(): Promise<void> {
    return this.#show.stage.pause(this.view.read().turbo ? HELD_MS.turbo : HELD_MS.normal);
  }

  override async replay(replayed: Replay, msMax: number): Promise<void> {
    const round = replayedRound(replayed, 'decisions');
    const timer = setTimeout(() => {
      this.#skipsAll = true;
      this.#show.stage.setSkipping(true);
    }, msMax);
    const { steps } = round.outcome;
    this.toggleTurbo();
    for (const [place, { choice }] of steps.entries()) {
      const isLast = place === steps.length - 1;
      const part = { ...round.outcome, steps: steps.slice(0, place + 1) };
      const shown: DecisionRound = isLast ? round : { ...round, status: 'open', outcome: part };
      if (choice !== null) {
        // As the player made it, for a moment.
        this.view.write({ ...this.view.read(), chosen: choice });
        await this.showAutomaticChoice();
      }
      this.dispatch({ type: 'replayed', round: shown });
      this.onSent(choice);
      await this.reveal(shown);
      this.dispatch({ type: 'revealed' });
    }
    clearTimeout(timer);
    this.#skipsAll = false;
    this.#show.stage.setSkipping(false);
  }

  protected override async pauseAutobet(of: { winMinor: bigint; isLast: boolean }): Promise<void> {
    if (!of.isLast) await this.#show.stage.pause(of.winMinor > 0n ? PAUSE_MS.won : PAUSE_MS.lost);
  }

  override close(): void {
    super.close();
    this.#show.stage.destroy();
  }

  get #pace() {
    return this.view.read().turbo ? turboDrumPace : drumPace;
  }

  /** Shows the best choice of an open round, marked as the player's. */
  #advise(round: DecisionRound | null): void {
    const isOpen = round?.status === 'open';
    const best = isOpen ? this.#bestOf(stopsOf(round.outcome)) : null;
    this.view.write({ ...this.view.read(), best, chosen: best });
  }

  async #revealEnd(round: DecisionRound): Promise<void> {
    const { stage, i18n, formatMoney } = this.#show;
    const { currency } = this.parts;
    this.#advise(null);
    const stakeMinor = toMinor(round.stake, currency);
    const amountMinor = toMinor(round.win, currency);
    const tier = winTier({ winMinor: amountMinor, stakeMinor });
    const step = shownStep(round, { tables: this.#tables, currency });
    const segment = segmentOf(round.outcome);
    if (amountMinor > 0n || segment !== null) {
      await stage.showWins({
        cells: winningCells(step, fruitPaytable(this.parts.opened.sheet)),
        lines: linesByAmount(step, currency).map(cellsOfLine),
        isWon: tier !== null,
      });
    }
    if (segment !== null) await this.#parade(segment);
    if (tier) {
      const multiple = i18n.number(multipleOfStake(amountMinor, stakeMinor));
      await stage.celebrate({
        ...{ tier, amountMinor, format: formatMoney },
        tierAt: (winMinor) => winTier({ winMinor, stakeMinor }),
        note: i18n.t('result.multiple', { multiple }),
      });
    }
  }

  /** The parade comes, and its wheel turns to the segment. */
  async #parade(segment: number): Promise<void> {
    const { stage, i18n } = this.#show;
    playSound('feature');
    setMusic('feature');
    stage.setFeature(1);
    const card = {
      headline: i18n.t('slots:fruit.paradeWheel'),
      hint: i18n.t('slots:freeSpins.hint'),
    };
    await stage.announce({ kind: 'intro', ...card }, PAUSE_MS.parade);
    playSound('ticks');
    this.view.write({ ...this.view.read(), segment });
    await stage.pause(PAUSE_MS.turn);
    // A press ends the turn; the prize stays in sight.
    finishMotion();
    stage.setSkipping(this.#skipsAll);
    await stage.pause(PAUSE_MS.prize);
    this.view.write({ ...this.view.read(), segment: null });
    stage.setFeature(0);
    setMusic('base');
  }
}
