import { handValue } from '@fairhall/game-server/engines/blackjack/hand-value';
import { countChoice, countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { useEffect, useRef } from 'react';
import { cardName } from '../../cards/playing-card.tsx';
import { Chip } from '../../chips/chip.tsx';
import { StakedChip } from '../../chips/staked-chip.tsx';
import type { DecisionRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import type { GameTexts } from '../../game-texts.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { toMinor } from '../../money.ts';
import { type DealPlan, type Table, tableOf } from '../deal-plan.ts';
import { useMultiStep, useTable } from '../multi-step-context.ts';
import type { MultiStepGame } from '../multi-step-game.ts';
import { PaysRows } from '../multi-step-rules.tsx';
import { TableCard } from '../table-card.tsx';
import './blackjack.css';
import './blackjack-phones.css';

type Hand = Table['hands'][number];

const choiceKeys = {
  hit: 'cards:blackjack.hit',
  stand: 'cards:blackjack.stand',
  double: 'cards:blackjack.double',
  split: 'cards:blackjack.split',
  insure: 'cards:blackjack.insure',
  decline: 'cards:blackjack.decline',
} as const;

const resultKeys = {
  blackjack: 'cards:blackjack.blackjack',
  win: 'cards:blackjack.win',
  push: 'cards:blackjack.push',
  lose: 'cards:blackjack.lose',
  bust: 'cards:blackjack.bust',
} as const;
type Result = keyof typeof resultKeys;

/** From more hands than this on all are small. */
const SMALL_FROM = 4;
/** More hands than these are in one row on small windows. */
const CROWDED_FROM = 2;

const isResult = (result: string | null): result is Result =>
  result !== null && Object.hasOwn(resultKeys, result);

const openCards = ({ cards }: Hand): number[] => cards.filter((card) => card !== null);

const totalOf = (hand: Hand | undefined): number => handValue(hand ? openCards(hand) : []).total;

function totalText(hand: Hand, { t, number }: GameTexts): string {
  const { total, soft } = handValue(openCards(hand));
  return soft && total < 21 ? t('cards:blackjack.soft', { total }) : number(total);
}

function sides(round: DecisionRound) {
  const table = tableOf(round);
  const [dealer] = table.hands;
  return { table, dealer, players: table.hands.filter(({ name }) => name === 'player') };
}

function turnText(round: DecisionRound, i18n: GameTexts): string {
  const { table, players } = sides(round);
  if (table.active === null) return i18n.t('cards:blackjack.askInsurance');
  if (round.choices.some(({ name }) => name === 'insure')) {
    return i18n.t('cards:blackjack.askInsuranceHand', { number: table.active });
  }
  const hand = table.hands[table.active];
  if (!hand) return '';
  const total = totalText(hand, i18n);
  return players.length === 1
    ? i18n.t('cards:blackjack.turn', { total })
    : i18n.t('cards:blackjack.turnHand', { number: table.active, total });
}

function resultText(round: DecisionRound, { t }: GameTexts): string {
  const { dealer, players } = sides(round);
  const [player] = players;
  const totals = { player: totalOf(player), dealer: totalOf(dealer) };
  if (dealer?.result === 'blackjack' && players.some(({ result }) => result !== 'push')) {
    return t('cards:blackjack.resultDealerBlackjack');
  }
  if (players.length > 1) {
    const won = players.filter(({ result }) => result === 'win' || result === 'blackjack').length;
    return t('cards:blackjack.resultHands', { won, count: players.length });
  }
  switch (player?.result) {
    case 'blackjack':
      return t('cards:blackjack.resultBlackjack');
    case 'win':
      return t(
        dealer?.result === 'bust'
          ? 'cards:blackjack.resultDealerBust'
          : 'cards:blackjack.resultWin',
        totals,
      );
    case 'push':
      return t('cards:blackjack.resultPush', totals);
    case 'bust':
      return t('cards:blackjack.resultBust', totals);
    default:
      return t('cards:blackjack.resultLose', totals);
  }
}

function liveText(round: DecisionRound, i18n: GameTexts): string {
  const { dealer, players } = sides(round);
  const { t } = i18n;
  const cardsText = (hand: Hand) =>
    hand.cards
      .map((card) => (card === null ? t('cards.faceDown') : cardName(card, i18n)))
      .join(', ');
  const hands = players.map((hand, place) => {
    const texts = { cards: cardsText(hand), total: totalText(hand, i18n) };
    return players.length === 1
      ? t('cards:blackjack.sayYou', texts)
      : t('cards:blackjack.sayHand', { ...texts, number: place + 1 });
  });
  const dealerTexts = dealer ? [t('cards:blackjack.sayDealer', { cards: cardsText(dealer) })] : [];
  return [...dealerTexts, ...hands].join(' ');
}

function Board() {
  const shown = useTable();
  const hands = shown?.table.hands ?? [];
  const [dealer] = hands;
  const players = hands.flatMap((hand, place) => (hand.name === 'player' ? [{ hand, place }] : []));
  const { firstChoice } = useMultiStep().state;
  const places = Array.from({ length: countNamed(firstChoice) }, (_, place) => place + 1);
  // Between the stake and the deal the round has no step that states its hands.
  const dealt = shown?.round.outcome.steps[1];
  const seats = dealt ? countNamed(dealt.choice) : places.length;
  const count = players.length || seats;
  return (
    <div
      className="blackjack d-grid justify-items-center w-100"
      key={shown?.round.roundId}
      data-hands={count > SMALL_FROM ? 'many' : count}
      data-crowded={count > CROWDED_FROM || undefined}
    >
      <DealerHand hand={dealer} plan={shown?.plan} isRevealing={shown?.isRevealing ?? false} />
      <TableTexts />
      <div className="bj-players" data-seats={seats > 1 || undefined}>
        {shown && players.length > 0
          ? players.map(({ hand, place }) => (
              <PlayerHand
                key={place}
                hand={hand}
                number={players.length > 1 ? place : null}
                motions={shown.plan[place] ?? []}
                isActive={!shown.isRevealing && shown.table.active === place}
                isRevealing={shown.isRevealing}
              />
            ))
          : places.map((place) => <EmptyPlace key={place} number={seats > 1 ? place : null} />)}
      </div>
    </div>
  );
}

/** The texts on the table. */
function TableTexts() {
  const { t } = useGameTexts();
  return (
    <div className="bj-words">
      <strong>{t('cards:blackjack.pays')}</strong>
      <span>{t('cards:blackjack.stands')}</span>
      <Insurance />
    </div>
  );
}

function Insurance() {
  const { state, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const shown = useTable();
  const bets = shown?.table.hands.filter(({ name }) => name === 'insurance') ?? [];
  const [bet] = bets;
  if (!bet) return <span>{t('cards:blackjack.insurancePays')}</span>;
  const stakeMinor = toMinor(bet.stake, state.currency) * BigInt(bets.length);
  return (
    <span className="bj-insured">
      <Chip of={state} amountMinor={stakeMinor} />
      {t('dealt.insurance')} {formatMoney(stakeMinor)}
      {isResult(bet.result) && <span> · {t(resultKeys[bet.result])}</span>}
    </span>
  );
}

function DealerHand(props: {
  readonly hand: Hand | undefined;
  readonly plan: DealPlan | undefined;
  readonly isRevealing: boolean;
}) {
  const { hand, plan, isRevealing } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  const isHidden = hand?.cards.includes(null) ?? false;
  return (
    <section className="bj-hand bj-dealer" aria-label={t('dealt.dealer')}>
      <h2 className="d-flex flex-wrap align-items-center justify-content-center row-gap-1 column-gap-2-5">
        {t('dealt.dealer')}
        {hand && !isRevealing && (
          <span className="side-total rounded-pill text-center font-num">
            {isHidden ? totalOf(hand) : totalText(hand, i18n)}
          </span>
        )}
        {!isRevealing && isResult(hand?.result ?? null) && <Ribbon result={hand?.result ?? null} />}
      </h2>
      <Fan hand={hand} motions={plan?.[0] ?? []} />
    </section>
  );
}

function PlayerHand(props: {
  readonly hand: Hand;
  readonly number: number | null;
  readonly motions: DealPlan[number];
  readonly isActive: boolean;
  readonly isRevealing: boolean;
}) {
  const { hand, number, motions, isActive, isRevealing } = props;
  const { state, formatMoney } = useMultiStep();
  const i18n = useGameTexts();
  const { t } = i18n;
  const name = number === null ? t('dealt.you') : t('cards:blackjack.hand', { number });
  const isMoving = isRevealing && motions.some((motion) => motion !== null);
  const stakeMinor = toMinor(hand.stake, state.currency);
  const paidMinor = toMinor(hand.win ?? '0', state.currency) - stakeMinor;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <section
      ref={place}
      className="bj-hand"
      aria-label={name}
      data-active={isActive || undefined}
      data-result={isRevealing ? undefined : (hand.result ?? undefined)}
    >
      <Fan hand={hand} motions={motions} />
      <h2 className="d-flex flex-wrap align-items-center justify-content-center row-gap-1 column-gap-2-5">
        {name}
        {!isMoving && (
          <span className="side-total rounded-pill text-center font-num">
            {totalText(hand, i18n)}
          </span>
        )}
        {!isRevealing && <Ribbon result={hand.result} />}
      </h2>
      <p className="bj-stake">
        <StakedChip of={state} stakeMinor={stakeMinor} paidMinor={isRevealing ? 0n : paidMinor} />
        <span>{formatMoney(stakeMinor)}</span>
      </p>
    </section>
  );
}

function EmptyPlace({ number }: { readonly number: number | null }) {
  const { state, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const name = number === null ? t('dealt.you') : t('cards:blackjack.hand', { number });
  return (
    <section className="bj-hand" aria-label={name}>
      <Fan hand={undefined} motions={[]} />
      <h2 className="d-flex flex-wrap align-items-center justify-content-center row-gap-1 column-gap-2-5">
        {name}
      </h2>
      <p className="bj-stake">
        <StakedChip of={state} stakeMinor={state.stakeMinor} paidMinor={0n} />
        <span>{formatMoney(state.stakeMinor)}</span>
      </p>
    </section>
  );
}

/** The overlapping cards of a hand; two empty places before the deal. */
function Fan(props: { readonly hand: Hand | undefined; readonly motions: DealPlan[number] }) {
  const { hand, motions } = props;
  if (!hand) {
    return (
      <div className="bj-fan bj-places" aria-hidden>
        <span className="card-place" />
        <span className="card-place" />
      </div>
    );
  }
  const cards = hand.cards.map((card, place) => ({ card, place, motion: motions[place] }));
  return (
    <div className="bj-fan">
      {cards.map(({ card, place, motion }) => (
        <TableCard key={place} card={card} motion={motion} />
      ))}
    </div>
  );
}

function Ribbon({ result }: { readonly result: string | null }) {
  const { t } = useGameTexts();
  if (!isResult(result)) return null;
  return <span className={`bj-ribbon rounded-pill bj-${result}`}>{t(resultKeys[result])}</span>;
}

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
  Board,
  dealer: 'cards',
};
