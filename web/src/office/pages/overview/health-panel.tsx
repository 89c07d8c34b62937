import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { TimeText } from '../../components/cells.tsx';
import { Panel } from '../../components/page.tsx';
import type { Health } from '../../lib/api/contract-types.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';

/** The state of the ledger and of the services. */
export function HealthPanel({ health }: { readonly health: Health }) {
  const { t } = useTranslation('office');
  const { count, megabytes } = useNumbers();
  const { ledger, jobsDue, overdueOrders, providers, databaseBytes } = health;
  return (
    <Panel title={t('health.title')} className="health">
      <Facts>
        <Fact label={t('health.ledger')}>
          {ledger === null ? (
            <StatusDot tone="muted">{t('health.notChecked')}</StatusDot>
          ) : (
            <StatusDot tone={ledger.breaches === 0 ? 'success' : 'failed'}>
              {ledger.breaches === 0
                ? t('health.balanced')
                : t('health.breaches', { count: ledger.breaches })}
            </StatusDot>
          )}
        </Fact>
        {ledger !== null && (
          <Fact label={t(ledger.full ? 'health.fullCheck' : 'health.quickCheck')}>
            <TimeText at={ledger.checkedAt} />
          </Fact>
        )}
        <Fact label={t('health.jobsDue')}>{count(jobsDue)}</Fact>
        <Fact
          label={t('health.overdueOrders')}
          valueClassName={overdueOrders > 0 ? 'text-coral' : ''}
        >
          {count(overdueOrders)}
        </Fact>
        {providers.map(({ name, calls, failures, medianMs, slowestMs }) => (
          <Fact key={name} label={name}>
            <span className="num">
              {medianMs === null
                ? t('health.noCalls')
                : t('health.times', {
                    median: Math.round(medianMs),
                    slowest: Math.round(slowestMs ?? medianMs),
                  })}
              {failures > 0 && (
                <span className="text-coral">{` · ${t('health.failures', { count: failures, calls })}`}</span>
              )}
            </span>
          </Fact>
        ))}
        <Fact label={t('health.database')}>{megabytes(databaseBytes)}</Fact>
      </Facts>
    </Panel>
  );
}
