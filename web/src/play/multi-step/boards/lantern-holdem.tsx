import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardName } from '../../cards/playing-card.tsx';
import type { DecisionRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { tableOf } from '../deal-plan.ts';
import { useMultiStep } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { HoldemBoard } from './holdem/holdem-board.tsx';
import { pokerName, pokerRankNamed } from './poker-labels.ts';

function handNamed(round: DecisionRound, name: string) {
  return tableOf(round).hands.find((hand) => hand.name === name);
}

function rankText(round: DecisionRound, name: string, i18n: GameTexts): string {
  return pokerName(pokerRankNamed(handNamed(round, name)?.result) ?? 'high-card', i18n);
}

function resultText(round: DecisionRound, i18n: GameTexts): string {
  const { t } = i18n;
  const dealer = handNamed(round, 'dealer')?.result;
  const player = rankText(round, 'player', i18n);
  if (!dealer) return t('cards:holdem.resultFolded');
  if (dealer === 'not-qualified') return t('cards:holdem.resultNotQualified', { player });
  const call = handNamed(round, 'call');
  const names = { player, dealer: rankText(round, 'dealer', i18n) };
  const back = Number(call?.win ?? 0) - Number(call?.stake ?? 0);
  if (back === 0) return t('cards:holdem.resultTied', names);
  return t(back > 0 ? 'cards:holdem.resultWon' : 'cards:holdem.resultLost', names);
}

/** The hands without face-down cards. */
function liveText(round: DecisionRound, i18n: GameTexts): string {
  const names = {
    dealer: 'cards:holdem.dealer',
    board: 'dealt.board',
    player: 'cards:holdem.you',
  } as const;
  const sentences = tableOf(round).hands.flatMap(({ name, cards }) => {
    const open = cards.flatMap((card) => card ?? []);
    const isNamed = name === 'dealer' || name === 'board' || name === 'player';
    if (!isNamed || open.length === 0) return [];
    const list = open.map((card) => cardName(card, i18n)).join(', ');
    return [`${i18n.t(names[name])}: ${list}.`];
  });
  return sentences.join(' ');
}

/** The hands that pay more than 1 to 1, and all others. */
function Pays() {
  const { antePays } = definitionOf(useMultiStep().state.sheet, 'holdem').tables;
  const i18n = useGameTexts();
  const better = pokerRanks.filter((rank) => antePays[rank] > 100).toReversed();
  const toOne = (percent: number) =>
    i18n.t('table.toOne', { multiple: i18n.number(percent / 100) });
  return (
    <PaysRows
      rows={[
        ...better.map((rank) => ({ name: pokerName(rank, i18n), pays: toOne(antePays[rank]) })),
        { name: i18n.t('cards:holdem.otherHands'), pays: toOne(antePays['high-card']) },
      ]}
    />
  );
}

export const lanternHoldem: MultiStepGame = {
  look: 'holdem',
  choiceName: (choice, { t }) => t(choice === 'call' ? 'cards:holdem.call' : 'cards:holdem.fold'),
  keys: { call: 'c', fold: 'f' },
  turnText: (round, i18n) => i18n.t('cards:holdem.turn', { hand: rankText(round, 'player', i18n) }),
  resultText,
  liveText,
  rules: [
    'cards:holdem.rules',
    'cards:holdem.rulesQualify',
    'cards:holdem.rulesAdvice',
    'cards:holdem.rulesRtp',
    'cards:holdem.rulesGone',
  ],
  Pays,
  Board: HoldemBoard,
  dealer: 'cards',
};
