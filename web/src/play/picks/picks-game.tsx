import {
  type PicksKind,
  planRtp,
  plansOf,
  planWorth,
} from '@fairhall/game-server/engines/picks/picks';
import type { ComponentType } from 'react';
import type { DecisionRound } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { useMultiStep } from '../multi-step/multi-step-context.ts';
import type { MultiStepGame } from '../multi-step/multi-step-game.ts';
import { PaysRows } from '../multi-step/multi-step-rules.tsx';
import { nextText, tilesText, worthText } from './picks-texts.ts';
import { picksOf, randomTile, shapeOf, tablesOf } from './use-picks.ts';

/** A safe tile waits this long for the next pick, the end of a round for the next one. */
const STEP_MS = 120;
const END_MS = 420;

/** The texts of a game, by its kind. */
type Texts = PicksKind;

type PicksLook = {
  readonly look: Texts;
  /** The shape that is selected at first. */
  readonly firstChoice: string;
  readonly shapeName: (name: string, i18n: GameTexts) => string;
  readonly Board: ComponentType;
};

/** The presentation of a game of picks from what is its own. */
export function picksGame({ look, firstChoice, shapeName, Board }: PicksLook): MultiStepGame {
  return {
    ...{ look, firstChoice, Board, Pays, keys: {} },
    choiceName: (choice, i18n) => choiceName(choice, { i18n, shapeName }),
    turnText: (round, { t, number }) => {
      const { picks, worth } = picksOf(round);
      if (shapeOf(round) === null) return t('originals:picks.chooseShape');
      return picks === 0
        ? t(`originals:${look}.prompt`)
        : t('originals:picks.promptOn', { worth: number(worth / 100) });
    },
    resultText: (round, i18n) => resultText(round, { i18n, look }),
    liveText: (round, i18n) => liveText(round, { i18n, look }),
    handText: ({ name, cards }, { t }) => {
      if (name === 'bad') return t(`originals:${look}.bad`, { tiles: tilesText(cards) });
      return t('originals:picks.yourTiles', { tiles: cards.length > 0 ? tilesText(cards) : '–' });
    },
    revealMs: (round) => {
      if (shapeOf(round) === null && round.status === 'open') return 0;
      return round.status === 'open' ? STEP_MS : END_MS;
    },
    automaticChoice: (round, plan) =>
      picksOf(round).picks < plan.picks ? randomTile(round) : 'collect',
    rules: [
      `originals:${look}.rules`,
      'originals:picks.rulesWorth',
      'originals:picks.rulesLimits',
      'originals:picks.rulesGone',
      'originals:picks.rulesKeys',
    ],
  };
}

function choiceName(
  choice: string,
  { i18n, shapeName }: { i18n: GameTexts; shapeName: PicksLook['shapeName'] },
): string {
  const { t } = i18n;
  if (choice === 'collect') return t('originals:picks.collectName');
  if (choice === 'leave') return t('originals:picks.leave');
  const tile = /^tile-(\d+)$/.exec(choice)?.[1];
  return tile ? t('originals:picks.tile', { tile }) : shapeName(choice, i18n);
}

type Labels = { readonly i18n: GameTexts; readonly look: Texts };

function resultText(round: DecisionRound, { i18n, look }: Labels): string {
  const { end, opened, picks } = picksOf(round);
  if (end === 'lost') return i18n.t(`originals:${look}.lost`, { tile: opened.at(-1) ?? 0 });
  if (end === 'left') return i18n.t('originals:picks.left');
  return i18n.t('originals:picks.collected', { count: picks });
}

/** The last step as a sentence; at the end with all bad tiles. */
function liveText(round: DecisionRound, { i18n, look }: Labels): string {
  const { t } = i18n;
  const { opened, bad, end, picks } = picksOf(round);
  if (shapeOf(round) === null) return '';
  const last =
    picks > 0 && end !== 'lost' ? [t('originals:picks.safe', { tile: opened.at(-1) ?? 0 })] : [];
  const shown =
    end === null
      ? [nextText(round, i18n)]
      : [`${t(`originals:${look}.bad`, { tiles: tilesText(bad.flat()) })}.`];
  return [...last, ...shown].join(' ');
}

/** The plans of each shape: the first pick, and the last one, with the range of their returns. */
function Pays() {
  const { game, state } = useMultiStep();
  const i18n = useGameTexts();
  const tables = tablesOf(state);
  return (
    <PaysRows
      rows={tables.shapes.map((shape) => {
        const plans = plansOf(shape, tables);
        const worths = plans.map((plan) => planWorth(plan, tables));
        const rtps = plans.map((plan) => Number(planRtp(plan, tables)));
        return {
          name: game.choiceName(shape.name, i18n),
          pays: i18n.t('originals:picks.paysOf', {
            first: worthText(worths[0] ?? 0, i18n),
            last: worthText(worths.at(-1) ?? 0, i18n),
            count: plans.length,
            least: i18n.percent(Math.min(...rtps)),
            most: i18n.percent(Math.max(...rtps)),
          }),
        };
      })}
    />
  );
}
