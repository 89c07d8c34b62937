import { countChoice, countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { definitionOf } from '../../definition-of.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { useMultiStep } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { BlackjackBoard } from './blackjack/blackjack-board.tsx';
import { liveText, resultText, turnText } from './blackjack/blackjack-texts.ts';

const choiceKeys = {
  hit: 'cards:blackjack.hit',
  stand: 'cards:blackjack.stand',
  double: 'cards:blackjack.double',
  split: 'cards:blackjack.split',
  insure: 'cards:blackjack.insure',
  decline: 'cards:blackjack.decline',
} as const;

function Pays() {
  const { percents, insurancePercent } = definitionOf(
    useMultiStep().state.sheet,
    'blackjack',
  ).tables;
  const { t, number } = useGameTexts();
  const toOne = (returned: number, staked = 100) =>
    t('table.toOne', { multiple: number(returned / staked - 1) });
  return (
    <PaysRows
      rows={[
        { name: t('cards:blackjack.blackjack'), pays: toOne(percents.blackjack) },
        { name: t('cards:blackjack.paysWin'), pays: toOne(percents.win) },
        { name: t('dealt.insurance'), pays: toOne(percents.insurance, insurancePercent) },
        { name: t('cards:blackjack.paysPush'), pays: t('cards:blackjack.stakeBack') },
      ]}
    />
  );
}

export const blackjack: MultiStepGame = {
  look: 'blackjack',
  firstChoice: countChoice(1).name,
  choiceName: (choice, { t }) =>
    Object.hasOwn(choiceKeys, choice)
      ? t(choiceKeys[choice as keyof typeof choiceKeys])
      : t('steps.handCount', { count: countNamed(choice) }),
  keys: { hit: 'h', stand: 's', double: 'd', split: 'p', insure: 'i', decline: 'n' },
  turnText,
  resultText,
  liveText,
  rules: [
    'cards:blackjack.rules',
    'cards:blackjack.rulesHands',
    'cards:blackjack.rulesDealer',
    'cards:blackjack.rulesDouble',
    'cards:blackjack.rulesSplit',
    'cards:blackjack.rulesInsurance',
    'cards:blackjack.rulesKept',
  ],
  Pays,
  Board: BlackjackBoard,
  dealer: 'cards',
};
