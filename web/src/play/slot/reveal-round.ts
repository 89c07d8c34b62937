import type { Currency } from '@/lib/api/contract-types.ts';
import type { Paytable, SlotRound, SpinStep } from '../contract-types.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { multipleOfStake, toMinor } from '../money.ts';
import { playSound, setMusic } from '../sound/sound.ts';
import { winTier } from '../win-tier.ts';
import { cometsOf, paidBefore } from './comets.ts';
import {
  drawnSymbol,
  featureLevel,
  grantedWish,
  respinsLeft,
  spinsLeft,
  stickySymbols,
} from './feature-progress.ts';
import { totalKey, wonText } from './result-text.ts';
import { type RevealEvent, revealPlan } from './reveal-plan.ts';
import type { SlotEvent } from './slot-state.ts';
import type { ReelPace } from './stage/reel-motion.ts';
import type { ReelsRest } from './stage/reel-rest.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import { knownStrips, landedRest, paidRest, type ReelStrips } from './step-rest.ts';
import {
  cellsAnywhere,
  cellsOfLine,
  linesByAmount,
  stackCells,
  winningCells,
} from './step-wins.ts';

/** Pauses after the events. */
const PAUSE_MS = {
  freeSpinLost: 260,
  stepWon: 600,
  turned: 260,
  award: 2_600,
  awardedAgain: 1_400,
  total: 2_200,
} as const;

export type Reveal = {
  readonly stage: SlotStage;
  readonly i18n: GameTexts;
  readonly formatMoney: FormatMoney;
  readonly currency: Currency;
  readonly paytable: Paytable;
  readonly dispatch: (event: SlotEvent) => void;
  readonly pace: () => ReelPace;
  /** Called before every event; returns whether its animation is skipped. */
  readonly isSkipped: () => boolean;
  readonly strips: ReelStrips;
  /** Called each time the reels stand still, with their paid symbols. */
  readonly onRest: (rest: ReelsRest) => void;
};

/** Shows the events of a dealt round. Resolves at the end of the last one. */
export async function revealRound(round: SlotRound, reveal: Reveal): Promise<void> {
  const { stage, currency, isSkipped } = reveal;
  for (const event of revealPlan(round, currency)) {
    stage.setSkipping(isSkipped());
    await showEvent(event, round, reveal);
  }
  stage.setSkipping(false);
  stage.setSpinsLeft(null);
  stage.closeBook();
  stage.setFeature(0);
  setMusic('base');
}

async function showEvent(event: RevealEvent, round: SlotRound, reveal: Reveal): Promise<void> {
  switch (event.kind) {
    case 'land':
      return land(round.outcome.steps, event.stepIndex, reveal);
    case 'turn':
      return turn(round.outcome.steps, event.stepIndex, reveal);
    case 'fall':
      return fall(round.outcome.steps, event.stepIndex, reveal);
    case 'comets':
      return comets(round.outcome.steps, event.stepIndex, reveal);
    case 'fill':
      return fill(round.outcome.steps, event.stepIndex, reveal);
    case 'wins':
      return showWins(round.outcome.steps, event, reveal);
    case 'award':
      return announceAward(round.outcome.steps, event, reveal);
    case 'celebration':
      return celebrate(event, round, reveal);
    case 'feature-total':
      return announceTotal(event.amountMinor, round, reveal);
    default:
      return event satisfies never;
  }
}

async function land(steps: readonly SpinStep[], stepIndex: number, reveal: Reveal): Promise<void> {
  const { stage, dispatch, pace, strips, paytable, onRest } = reveal;
  const step = steps[stepIndex];
  if (!step) return;
  const sticky = stickySymbols(steps, stepIndex, paytable);
  if (stepIndex > 0) {
    stage.setFeature(featureLevel(steps, stepIndex, paytable));
    if (paytable.feature?.kind === 'hold') return respin(steps, stepIndex, reveal);
    if (step.kind === 'free') stage.setSpinsLeft(spinsLeft(steps, stepIndex - 1) - 1);
    dispatch({ type: 'step', stepIndex });
    stage.spin(pace(), {
      strips: knownStrips(step, strips, sticky),
      held: step.heldReels,
      sticky,
    });
  }
  await stage.land(landedRest(step, strips, sticky));
  onRest(paidRest(step, strips, sticky));
  const stacks = stackCells(step, paytable);
  if (stacks.length > 0) await stage.howl(stacks);
  // The turned symbols belong to the landed step and are announced with it.
  if (!step.landed) dispatch({ type: 'landed' });
  if (stepIndex > 0 && Number(step.amount) === 0) await stage.pause(PAUSE_MS.freeSpinLost);
}

/** A respin of a feature that holds scatters: the places between them stir where they are. */
async function respin(
  steps: readonly SpinStep[],
  stepIndex: number,
  reveal: Reveal,
): Promise<void> {
  const { stage, dispatch, strips, onRest, paytable } = reveal;
  const { feature } = paytable;
  const step = steps[stepIndex];
  if (!step || feature?.kind !== 'hold') return;
  if (stepIndex === 1) await announceHold(feature.respins, reveal);
  stage.setSpinsLeft(respinsLeft(steps, stepIndex - 1, feature) - 1);
  dispatch({ type: 'step', stepIndex });
  stage.clear();
  await stage.turn(landedRest(step, strips));
  await stage.stir(feature.blank);
  onRest(paidRest(step, strips));
  if (step.landed) return;
  dispatch({ type: 'landed' });
  if (Number(step.amount) === 0) await stage.pause(PAUSE_MS.freeSpinLost);
}

async function turn(
  steps: readonly SpinStep[],
  stepIndex: number,
  { stage, dispatch, strips, paytable }: Reveal,
): Promise<void> {
  const step = steps[stepIndex];
  if (!step) return;
  await stage.turn(paidRest(step, strips, stickySymbols(steps, stepIndex, paytable)));
  dispatch({ type: 'landed' });
  await stage.pause(PAUSE_MS.turned);
}

async function fall(
  steps: readonly SpinStep[],
  stepIndex: number,
  { stage, dispatch, strips, onRest }: Reveal,
): Promise<void> {
  const step = steps[stepIndex];
  const before = steps[stepIndex - 1];
  if (!step || !before) return;
  dispatch({ type: 'step', stepIndex });
  const rest = paidRest(step, strips);
  await stage.fall({ gone: before.groups.flatMap(cellsAnywhere), rest });
  onRest(rest);
  dispatch({ type: 'landed' });
}

/** The sum is not shown before the last comet has arrived. */
async function comets(
  steps: readonly SpinStep[],
  stepIndex: number,
  { stage, dispatch, paytable, currency, formatMoney }: Reveal,
): Promise<void> {
  const step = steps[stepIndex];
  if (!step) return;
  const paidMinor = paidBefore(steps, stepIndex, currency);
  await stage.multiply(cometsOf(step, paytable), {
    paid: formatMoney(paidMinor),
    total: formatMoney(paidMinor + toMinor(step.amount, currency)),
  });
  dispatch({ type: 'step', stepIndex });
  dispatch({ type: 'landed' });
}

async function fill(
  steps: readonly SpinStep[],
  stepIndex: number,
  { stage, dispatch, strips, onRest }: Reveal,
): Promise<void> {
  const step = steps[stepIndex];
  if (!step) return;
  stage.clear();
  dispatch({ type: 'step', stepIndex });
  const rest = paidRest(step, strips);
  await stage.turn(rest);
  onRest(rest);
  dispatch({ type: 'landed' });
}

async function showWins(
  steps: readonly SpinStep[],
  { stepIndex, isWon, isCounted }: Extract<RevealEvent, { kind: 'wins' }>,
  { stage, dispatch, paytable, currency }: Reveal,
): Promise<void> {
  const step = steps[stepIndex];
  if (!step) return;
  await stage.showWins({
    cells: winningCells(step, paytable),
    lines: linesByAmount(step, currency).map(cellsOfLine),
    groups: [...step.ways, ...step.groups].map(cellsAnywhere),
    isWon,
  });
  if (isCounted) return;
  dispatch({ type: 'step-won', amountMinor: toMinor(step.amount, currency) });
  const next = steps[stepIndex + 1]?.kind;
  if (stepIndex > 0 || next === 'fall' || next === 'respin') await stage.pause(PAUSE_MS.stepWon);
}

async function announceAward(
  steps: readonly SpinStep[],
  { stepIndex, spins, again }: Extract<RevealEvent, { kind: 'award' }>,
  { stage, i18n, paytable }: Reveal,
): Promise<void> {
  playSound('feature');
  setMusic('feature');
  const wish = grantedWish(steps[stepIndex], paytable);
  const headline = wish
    ? i18n.t('slots:wishes.wish', wish)
    : i18n.t(again ? 'slots:freeSpins.more' : wonText(paytable), { count: spins });
  const hint = again ? '' : i18n.t('slots:freeSpins.hint');
  // The palette turns behind the card.
  stage.setFeature(featureLevel(steps, stepIndex + 1, paytable));
  await stage.announce(
    { kind: again ? 'again' : 'intro', headline, hint, pick: wish?.pick },
    again ? PAUSE_MS.awardedAgain : PAUSE_MS.award,
  );
  const symbol = again ? null : drawnSymbol(steps, paytable);
  if (symbol !== null) {
    await stage.openBook({
      symbol,
      text: i18n.t('slots:book.drawn', { symbol: i18n.symbol(symbol) }),
    });
  }
  stage.setSpinsLeft(spinsLeft(steps, stepIndex));
}

/** The card before the respins of a feature that holds scatters. */
async function announceHold(respins: number, { stage, i18n }: Reveal): Promise<void> {
  playSound('feature');
  setMusic('feature');
  const headline = i18n.t('slots:hold.respins', { count: respins });
  const hint = i18n.t('slots:freeSpins.hint');
  await stage.announce({ kind: 'intro', headline, hint }, PAUSE_MS.award);
}

async function announceTotal(
  amountMinor: bigint,
  round: SlotRound,
  { stage, i18n, formatMoney, currency, dispatch }: Reveal,
): Promise<void> {
  const hint = i18n.t(totalKey(round, currency));
  stage.clear();
  stage.setSpinsLeft(null);
  dispatch({ type: 'covered', isCovered: true });
  await stage.announce({ kind: 'outro', headline: formatMoney(amountMinor), hint }, PAUSE_MS.total);
}

async function celebrate(
  celebration: Extract<RevealEvent, { kind: 'celebration' }>,
  round: SlotRound,
  { stage, i18n, formatMoney, currency, dispatch }: Reveal,
): Promise<void> {
  const { amountMinor, tier } = celebration;
  const stakeMinor = toMinor(round.stake, currency);
  const multiple = multipleOfStake(amountMinor, stakeMinor);
  if (celebration.of === 'feature') stage.clear();
  dispatch({ type: 'covered', isCovered: true });
  await stage.celebrate({
    tier,
    tierAt: (winMinor) => winTier({ winMinor, stakeMinor }),
    amountMinor,
    format: formatMoney,
    note: i18n.t('result.multiple', { multiple: i18n.number(multiple) }),
  });
  if (celebration.of !== 'step') return;
  dispatch({ type: 'step-won', amountMinor });
  await stage.pause(PAUSE_MS.stepWon);
  dispatch({ type: 'covered', isCovered: false });
}
