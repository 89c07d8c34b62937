import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { CardTable } from '../../cards/card-table.tsx';
import { definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { useMultiStep } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { JacksBoard } from './jacks/jacks-board.tsx';
import { JacksControls } from './jacks/jacks-controls.tsx';
import { cardsText, handText, jacksName } from './jacks/jacks-labels.ts';

function Pays() {
  const { percents } = definitionOf(useMultiStep().state.sheet, 'video-poker').tables;
  const i18n = useGameTexts();
  const paying = pokerRanks.filter((rank) => percents[rank] > 0).toReversed();
  return (
    <PaysRows
      rows={paying.map((rank) => ({
        name: jacksName(rank, i18n),
        pays: `×${i18n.number(percents[rank] / 100)}`,
      }))}
    />
  );
}

/** The name of a hold by the places of the cards: "Hold 1 · 3 · 5". */
function holdName(choice: string, { t }: GameTexts): string {
  const places = choice.match(/\d/g) ?? [];
  if (places.length === 0) return t('jacks.drawNew', { count: 5 });
  return places.length === 5 ? t('jacks.keepAll') : `${t('jacks.hold')} ${places.join(' · ')}`;
}

export const harbourJacks: MultiStepGame = {
  look: 'jacks',
  choiceName: holdName,
  keys: {},
  turnText: (round, i18n) => i18n.t('jacks.dealt', { hand: handText(round, i18n) }),
  resultText: handText,
  liveText: (round, i18n) => `${cardsText(round, i18n)}.`,
  rules: ['jacks.rules', 'jacks.rulesKeys', 'jacks.rulesRtp', 'jacks.rulesGone'],
  Pays,
  Board: JacksBoard,
  Scene: CardTable,
  Controls: JacksControls,
};
