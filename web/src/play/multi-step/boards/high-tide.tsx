import { chainWorth, guessOn } from '@fairhall/game-server/engines/hi-lo/high-tide';
import { cardName, rankName } from '../../cards/playing-card.tsx';
import type { DecisionRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { tableOf } from '../deal-plan.ts';
import { useMultiStep } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { Sea } from './tide/sea.tsx';
import { TideBoard } from './tide/tide-board.tsx';
import { TideControls } from './tide/tide-controls.tsx';

const lastCard = (round: DecisionRound): number => tableOf(round).hands[0]?.cards.at(-1) ?? 0;
const guessesOf = (round: DecisionRound): number => tableOf(round).figures.guesses ?? 0;

function resultText(round: DecisionRound, i18n: GameTexts): string {
  if (tableOf(round).hands[0]?.result === 'lost') {
    return i18n.t('cards:tide.resultLost', { card: cardName(lastCard(round), i18n) });
  }
  return i18n.t('cards:tide.resultCollected', { count: guessesOf(round) });
}

/** The return of the first guess for each rank. */
function Pays() {
  const { tables } = definitionOf(useMultiStep().state.sheet, 'hi-lo');
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const payText = (side: 'higher' | 'lower', rank: number): string | null => {
    const guess = guessOn(side, [rank]);
    if (guess.right === 0) return null;
    return `${t(`cards:tide.${side}`)} ×${number(chainWorth([guess], tables) / 100)}`;
  };
  return (
    <PaysRows
      rows={ranks.map((rank) => ({
        name: rankName(rank, i18n),
        pays: [payText('higher', rank), payText('lower', rank)].filter(Boolean).join(' · '),
      }))}
    />
  );
}

export const highTide: MultiStepGame = {
  look: 'tide',
  choiceName: (choice, { t }) =>
    t(
      choice === 'higher'
        ? 'cards:tide.higher'
        : choice === 'lower'
          ? 'cards:tide.lower'
          : 'cards:tide.collect',
    ),
  keys: {},
  turnText: (round, { t }) => t(guessesOf(round) > 0 ? 'cards:tide.promptOn' : 'cards:tide.prompt'),
  resultText,
  liveText: (round, i18n) => `${cardName(lastCard(round), i18n)}.`,
  rules: [
    'cards:tide.rules',
    'cards:tide.rulesOdds',
    'cards:tide.rulesLimits',
    'cards:tide.rulesRtp',
    'cards:tide.rulesGone',
  ],
  Pays,
  Board: TideBoard,
  Scene: Sea,
  Controls: TideControls,
};
