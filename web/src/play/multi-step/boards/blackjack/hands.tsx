import { useEffect, useRef } from 'react';
import { StakeChips } from '../../../chips/stake-chips.tsx';
import { useGameTexts } from '../../../game-texts-context.ts';
import { toMinor } from '../../../money.ts';
import type { DealPlan } from '../../deal-plan.ts';
import { useMultiStep } from '../../multi-step-context.ts';
import { handResult } from '../../settled-hands.ts';
import { TableCard } from '../../table-card.tsx';
import { type Hand, isResult, resultKeys, totalOf, totalText } from './blackjack-texts.ts';
import './hands.css';

/** The hand of the dealer, whose second card is face down at first. */
export function DealerHand(props: {
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

/** A hand of the player with its stake. */
export function PlayerHand(props: {
  readonly hand: Hand;
  readonly number: number | null;
  readonly motions: DealPlan[number];
  readonly isActive: boolean;
  readonly isRevealing: boolean;
}) {
  const { hand, number, motions, isActive, isRevealing } = props;
  const { state, settlement, formatMoney } = useMultiStep();
  const i18n = useGameTexts();
  const { t } = i18n;
  const name = number === null ? t('dealt.you') : t('cards:blackjack.hand', { number });
  const isMoving = isRevealing && motions.some((motion) => motion !== null);
  const stakeMinor = toMinor(hand.stake, state.currency);
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
        <StakeChips
          of={state}
          stakeMinor={stakeMinor}
          result={isRevealing ? null : handResult(hand, state.currency)}
          settlement={settlement}
          isKept={false}
          className="hand-chips"
        />
        <span>{formatMoney(stakeMinor)}</span>
      </p>
    </section>
  );
}

/** The place of a hand before the deal, with the next stake. */
export function EmptyPlace({ number }: { readonly number: number | null }) {
  const { state, settlement, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const name = number === null ? t('dealt.you') : t('cards:blackjack.hand', { number });
  return (
    <section className="bj-hand" aria-label={name}>
      <Fan hand={undefined} motions={[]} />
      <h2 className="d-flex flex-wrap align-items-center justify-content-center row-gap-1 column-gap-2-5">
        {name}
      </h2>
      <p className="bj-stake">
        <StakeChips
          of={state}
          stakeMinor={state.stakeMinor}
          result={null}
          settlement={settlement}
          isKept={false}
          className="hand-chips"
        />
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
