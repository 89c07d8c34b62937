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
    <fieldset className="test-cards" aria-labelledby={titleId} aria-describedby={hintId}>
      <p>
        <b id={titleId}>{t('testCards.title')}</b> <span id={hintId}>{t('testCards.hint')}</span>
      </p>
      <div className="test-cards-row">
        {acceptedCards.map((card) => (
          <button key={card.number} type="button" onClick={() => onPick(card)}>
            <span className="test-card-number">{formatCardNumber(card.number)}</span>
            <span>
              {t(`testCards.${card.kind}`)} · {t(`testCards.${card.behaviour}`)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
