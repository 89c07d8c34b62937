import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { jacksReturns } from '@fairhall/game-server/engines/video-poker/harbour-jacks';
import type { Speech } from '../../i18n/words.ts';
import { useSpeech } from '../../shell/speech-context.tsx';
import type { DecisionKind } from '../decision-kind.ts';
import { PaysRows } from '../decision-rules.tsx';
import { JacksBoard } from './jacks/jacks-board.tsx';
import { JacksControls } from './jacks/jacks-controls.tsx';
import { cardsText, handText, jacksName } from './jacks/jacks-words.ts';

function Pays() {
  const speech = useSpeech();
  const paying = pokerRanks.filter((rank) => jacksReturns[rank] > 0).toReversed();
  return (
    <PaysRows
      rows={paying.map((rank) => ({
        name: jacksName(rank, speech),
        pays: `×${speech.number(jacksReturns[rank] / 100)}`,
      }))}
    />
  );
}

/** "Hold 1 · 3 · 5", by the places of the cards. */
function holdName(choice: string, { t }: Speech): string {
  const places = choice.match(/\d/g) ?? [];
  if (places.length === 0) return t('jacks.drawNew', { count: 5 });
  return places.length === 5 ? t('jacks.keepAll') : `${t('jacks.hold')} ${places.join(' · ')}`;
}

export const harbourJacks: DecisionKind = {
  look: 'jacks',
  choiceName: holdName,
  keys: {},
  turnText: (round, speech) => speech.t('jacks.dealt', { hand: handText(round, speech) }),
  resultText: handText,
  spoken: (round, speech) => `${cardsText(round, speech)}.`,
  rules: ['jacks.rules', 'jacks.rulesKeys', 'jacks.rulesRtp', 'jacks.rulesGone'],
  Pays,
  Board: JacksBoard,
  Controls: JacksControls,
};
