import { chainWorth, guessOn } from '@fairhall/game-server/engines/hi-lo/high-tide';
import { cardName, rankName } from '../../cards/playing-card.tsx';
import type { DecisionRound } from '../../contract-types.ts';
import type { Speech } from '../../i18n/words.ts';
import { useSpeech } from '../../shell/speech-context.tsx';
import { tableOf } from '../deal-plan.ts';
import type { DecisionKind } from '../decision-kind.ts';
import { PaysRows } from '../decision-rules.tsx';
import { TideBoard } from './tide/tide-board.tsx';
import { TideControls } from './tide/tide-controls.tsx';

const lastCard = (round: DecisionRound): number => tableOf(round).hands[0]?.cards.at(-1) ?? 0;
const guessesOf = (round: DecisionRound): number => tableOf(round).figures.guesses ?? 0;

function resultText(round: DecisionRound, speech: Speech): string {
  if (tableOf(round).hands[0]?.result === 'lost') {
    return speech.t('tide.resultLost', { card: cardName(lastCard(round), speech) });
  }
  return speech.t('tide.resultCollected', { count: guessesOf(round) });
}

/** What the first guess pays on each card, by its rank. */
function Pays() {
  const speech = useSpeech();
  const { t, number } = speech;
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const payText = (side: 'higher' | 'lower', rank: number): string | null => {
    const guess = guessOn(side, [rank]);
    if (guess.right === 0) return null;
    return `${t(`tide.${side}`)} ×${number(chainWorth([guess]) / 100)}`;
  };
  return (
    <PaysRows
      rows={ranks.map((rank) => ({
        name: rankName(rank, speech),
        pays: [payText('higher', rank), payText('lower', rank)].filter(Boolean).join(' · '),
      }))}
    />
  );
}

export const highTide: DecisionKind = {
  look: 'tide',
  choiceName: (choice, { t }) =>
    t(choice === 'higher' ? 'tide.higher' : choice === 'lower' ? 'tide.lower' : 'tide.collect'),
  keys: {},
  turnText: (round, { t }) => t(guessesOf(round) > 0 ? 'tide.promptOn' : 'tide.prompt'),
  resultText,
  spoken: (round, speech) => `${cardName(lastCard(round), speech)}.`,
  rules: ['tide.rules', 'tide.rulesOdds', 'tide.rulesLimits', 'tide.rulesRtp', 'tide.rulesGone'],
  Pays,
  Board: TideBoard,
  Controls: TideControls,
};
