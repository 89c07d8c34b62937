import { useMutation } from '@tanstack/react-query';
import { CircleDollarSign, Clock, CopyPlus, FlaskConical, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Spinner } from 'react-bootstrap';
import { useSpeech } from '../i18n/speech.ts';
import { sendWebhook } from '../order-api.ts';
import type { TesterWebhook } from '../wire.ts';

const webhooks = [
  ['duplicate', CopyPlus],
  ['late', Clock],
  ['wrong_amount', CircleDollarSign],
] as const satisfies readonly (readonly [TesterWebhook, LucideIcon])[];

/** The tester's way to events that a well-behaved provider would not send. */
export function WebhookBox({ path, paid }: { path: string; paid: boolean }) {
  const { t } = useSpeech();
  const titleId = useId();
  const sending = useMutation({
    mutationFn: (wanted: TesterWebhook) => sendWebhook(path, wanted),
    networkMode: 'always',
  });
  const asked = sending.isPending ? sending.variables : null;
  return (
    <section className="outcomes" aria-labelledby={titleId}>
      <div className="outcomes-head">
        <FlaskConical size={18} />
        <h2 id={titleId}>{t('webhooks.title')}</h2>
        <p>{t('webhooks.hint')}</p>
      </div>
      <div className="outcomes-row webhooks-row">
        {webhooks
          .filter(([wanted]) => !(paid && wanted === 'late'))
          .map(([wanted, Icon]) => (
            <button
              key={wanted}
              type="button"
              aria-disabled={asked !== null}
              onClick={() => asked === null && sending.mutate(wanted)}
            >
              {asked === wanted ? (
                <Spinner as="span" size="sm" role="presentation" />
              ) : (
                <Icon size={17} />
              )}
              {t(`webhooks.${wanted}`)}
            </button>
          ))}
      </div>
      <p className="webhooks-sent" role="status">
        {sending.data && t('webhooks.sent', { event: sending.data.eventId })}
        {sending.isError && t('webhooks.failed')}
      </p>
    </section>
  );
}
