import { pokerRanks } from '../../../../../server/src/simulators/casino/engines/poker/poker-hand.ts';
import { jacksReturns } from '../../../../../server/src/simulators/casino/engines/video-poker/harbour-jacks.ts';
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

export const harbourJacks: DecisionKind = {
  look: 'jacks',
  choiceName: (_, { t }) => t('felt.draw'),
  keys: {},
  turnText: (round, speech) => speech.t('jacks.dealt', { hand: handText(round, speech) }),
  resultText: handText,
  spoken: (round, speech) => `${cardsText(round, speech)}.`,
  rules: ['jacks.rules', 'jacks.rulesKeys', 'jacks.rulesRtp', 'jacks.rulesGone'],
  Pays,
  Board: JacksBoard,
  Controls: JacksControls,
};
