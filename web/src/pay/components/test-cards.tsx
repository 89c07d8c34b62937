import { useId } from 'react';
import type { CardKind } from '../contract-types.ts';
import { formatCardNumber, type TestCard, testCards } from '../test-cards.ts';
import { usePayTexts } from '../use-pay-texts.ts';

/** The accepted cards, each with its outcome; a click fills in the form. */
export function TestCards({
  accepted,
  onPick,
}: {
  accepted: readonly CardKind[];
  onPick: (card: TestCard) => void;
}) {
  const { t } = usePayTexts();
  const titleId = useId();
  const hintId = useId();
  const acceptedCards = testCards.filter(({ kind }) => accepted.includes(kind));
  return (
    <fieldset
      className="test-cards min-w-0 p-0 border-0 fs-sm"
      aria-labelledby={titleId}
      aria-describedby={hintId}
    >
      <p className="text-pretty text-slate">
        <b className="me-1" id={titleId}>
          {t('testCards.title')}
        </b>{' '}
        <span id={hintId}>{t('testCards.hint')}</span>
      </p>
      <div className="test-cards-row d-grid gap-2 mt-1-5">
        {acceptedCards.map((card) => (
          <button
            className="d-flex px-2-5 py-1-5 text-start text-slate lh-snug"
            key={card.number}
            type="button"
            onClick={() => onPick(card)}
          >
            <span className="font-monospace tracking-tight text-on-wash fs-xs fw-650 text-nowrap">
              {formatCardNumber(card.number)}
            </span>
            <span>
              {t(`testCards.${card.kind}`)} · {t(`testCards.${card.behaviour}`)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
