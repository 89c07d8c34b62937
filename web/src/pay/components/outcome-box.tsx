import { Ban, Check, FlaskConical, Hourglass, type LucideIcon, X } from 'lucide-react';
import { useId } from 'react';
import { Spinner } from 'react-bootstrap';
import { useSpeech } from '../i18n/speech.ts';
import type { OrderOutcome } from '../wire.ts';

const outcomes = [
  ['paid', Check],
  ['failed', X],
  ['cancelled', Ban],
  ['expired', Hourglass],
] as const satisfies readonly (readonly [OrderOutcome, LucideIcon])[];

type OutcomeBoxProps = {
  /** The outcome that is on its way to Mockpay, if one is. */
  asked: OrderOutcome | null;
  onChoose: (outcome: OrderOutcome) => void;
};

/** The tester's way to any end of the order, whatever the form above holds. */
export function OutcomeBox({ asked, onChoose }: OutcomeBoxProps) {
  const { t } = useSpeech();
  const titleId = useId();
  return (
    <section className="outcomes" aria-labelledby={titleId}>
      <div className="outcomes-head">
        <FlaskConical size={18} />
        <h2 id={titleId}>{t('outcome.title')}</h2>
        <p>{t('outcome.hint')}</p>
      </div>
      <div className="outcomes-row">
        {outcomes.map(([outcome, Icon]) => (
          <button
            key={outcome}
            type="button"
            data-outcome={outcome}
            aria-disabled={asked !== null}
            onClick={() => onChoose(outcome)}
          >
            {asked === outcome ? (
              <Spinner as="span" size="sm" role="presentation" />
            ) : (
              <Icon size={17} />
            )}
            {t(`outcome.${outcome}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
