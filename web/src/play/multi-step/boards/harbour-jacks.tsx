import { countChoice, countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { useMultiStep } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { JacksBoard } from './jacks/jacks-board.tsx';
import { JacksControls } from './jacks/jacks-controls.tsx';
import { handText, jacksName, liveText, resultText } from './jacks/jacks-labels.ts';
import { jacksPlan } from './jacks/jacks-plan.ts';

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

/** A number of hands, or a hold by the places of the cards: "Hold 1 · 3 · 5". */
function choiceName(choice: string, { t }: GameTexts): string {
  if (choice.startsWith('hands-')) return t('steps.handCount', { count: countNamed(choice) });
  const places = choice.match(/\d/g) ?? [];
  if (places.length === 0) return t('cards:jacks.drawNew', { count: 5 });
  return places.length === 5
    ? t('cards:jacks.keepAll')
    : `${t('controls.hold')} ${places.join(' · ')}`;
}

export const harbourJacks: MultiStepGame = {
  look: 'jacks',
  firstChoice: countChoice(1).name,
  dealPlan: jacksPlan,
  choiceName,
  keys: {},
  turnText: (round, i18n) => i18n.t('cards:jacks.dealt', { hand: handText(round, i18n) }),
  resultText,
  liveText,
  rules: [
    'cards:jacks.rules',
    'cards:jacks.rulesHands',
    'cards:jacks.rulesKeys',
    'cards:jacks.rulesRtp',
    'cards:jacks.rulesGone',
  ],
  Pays,
  Board: JacksBoard,
  Controls: JacksControls,
};
