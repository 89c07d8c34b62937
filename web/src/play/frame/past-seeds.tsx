import { useState } from 'react';
import type { PastSeeds as Seeds } from '../contract-types.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { CallResult } from '../rgs-client.ts';
import { SeedRow } from './copy-value.tsx';

type State = 'idle' | 'loading' | 'failed' | Seeds['seeds'];

/** Earlier seeds, loaded on demand. */
export function PastSeeds(props: { readonly load: () => Promise<CallResult<Seeds>> }) {
  const { t, locale } = useI18n();
  const [state, setState] = useState<State>('idle');
  const loadSeeds = async () => {
    setState('loading');
    const response = await props.load();
    setState(response.ok ? response.data.seeds : 'failed');
  };
  return (
    <details
      className="past-seeds"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void loadSeeds();
      }}
    >
      <summary>{t('fairness.pastSeeds')}</summary>
      <div aria-live="polite">
        {state === 'loading' && <p className="seeds-none">{t('fairness.pastLoading')}</p>}
        {state === 'failed' && <p className="seeds-none">{t('fairness.pastFailed')}</p>}
        {typeof state === 'object' && state.length === 0 && (
          <p className="seeds-none">{t('fairness.pastNone')}</p>
        )}
      </div>
      {typeof state === 'object' &&
        state.map(({ serverSeed, serverSeedHash, clientSeed, rounds, revealedAt }) => (
          <dl key={serverSeedHash} className="seeds">
            <dt>
              {t('fairness.pastOf', {
                count: rounds,
                when: new Date(revealedAt).toLocaleString(locale, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </dt>
            <SeedRow label={t('fairness.revealed')} value={serverSeed} />
            <SeedRow label={t('fairness.serverSeedHash')} value={serverSeedHash} />
            <SeedRow label={t('fairness.clientSeed')} value={clientSeed} />
          </dl>
        ))}
    </details>
  );
}
