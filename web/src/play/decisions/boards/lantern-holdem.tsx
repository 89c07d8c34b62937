import { antePays } from '@fairhall/game-server/engines/casino-holdem/lantern-holdem';
import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardName } from '../../cards/playing-card.tsx';
import type { DecisionRound } from '../../contract-types.ts';
import type { Speech } from '../../i18n/words.ts';
import { useSpeech } from '../../shell/speech-context.tsx';
import { tableOf } from '../deal-plan.ts';
import type { DecisionKind } from '../decision-kind.ts';
import { PaysRows } from '../decision-rules.tsx';
import { HoldemBoard } from './holdem/holdem-board.tsx';
import { pokerName, pokerRankNamed } from './poker-words.ts';

function handNamed(round: DecisionRound, name: string) {
  return tableOf(round).hands.find((hand) => hand.name === name);
}

function rankText(round: DecisionRound, name: string, speech: Speech): string {
  return pokerName(pokerRankNamed(handNamed(round, name)?.result) ?? 'high-card', speech);
}

function resultText(round: DecisionRound, speech: Speech): string {
  const { t } = speech;
  const dealer = handNamed(round, 'dealer')?.result;
  const player = rankText(round, 'player', speech);
  if (!dealer) return t('holdem.resultFolded');
  if (dealer === 'not-qualified') return t('holdem.resultNotQualified', { player });
  const call = handNamed(round, 'call');
  const names = { player, dealer: rankText(round, 'dealer', speech) };
  const back = Number(call?.win ?? 0) - Number(call?.stake ?? 0);
  if (back === 0) return t('holdem.resultTied', names);
  return t(back > 0 ? 'holdem.resultWon' : 'holdem.resultLost', names);
}

/** Hand by hand, without what lies face down. */
function spoken(round: DecisionRound, speech: Speech): string {
  const names = { dealer: 'holdem.dealer', board: 'holdem.board', player: 'holdem.you' } as const;
  const sentences = tableOf(round).hands.flatMap(({ name, cards }) => {
    const open = cards.flatMap((card) => card ?? []);
    const isNamed = name === 'dealer' || name === 'board' || name === 'player';
    if (!isNamed || open.length === 0) return [];
    const list = open.map((card) => cardName(card, speech)).join(', ');
    return [`${speech.t(names[name])}: ${list}.`];
  });
  return sentences.join(' ');
}

/** The better hands, which pay more than 1 to 1, and all others. */
function Pays() {
  const speech = useSpeech();
  const better = pokerRanks.filter((rank) => antePays[rank] > 100).toReversed();
  const toOne = (percent: number) =>
    speech.t('felt.toOne', { multiple: speech.number(percent / 100) });
  return (
    <PaysRows
      rows={[
        ...better.map((rank) => ({ name: pokerName(rank, speech), pays: toOne(antePays[rank]) })),
        { name: speech.t('holdem.otherHands'), pays: toOne(antePays['high-card']) },
      ]}
    />
  );
}

export const lanternHoldem: DecisionKind = {
  look: 'holdem',
  choiceName: (choice, { t }) => t(choice === 'call' ? 'holdem.call' : 'holdem.fold'),
  keys: { call: 'c', fold: 'f' },
  turnText: (round, speech) => speech.t('holdem.turn', { hand: rankText(round, 'player', speech) }),
  resultText,
  spoken,
  rules: [
    'holdem.rules',
    'holdem.rulesQualify',
    'holdem.rulesAdvice',
    'holdem.rulesRtp',
    'holdem.rulesGone',
  ],
  Pays,
  Board: HoldemBoard,
};
