import { useState } from 'react';
import type { CallResult } from '../casino-client.ts';
import type { PastSeeds as Seeds } from '../contract-types.ts';
import { SeedRow } from './copy-value.tsx';
import { useSpeech } from './speech-context.tsx';

type State = 'unasked' | 'asking' | 'failed' | Seeds['seeds'];

/** Seeds that were in force before, asked for when the player opens them. */
export function PastSeeds(props: { readonly load: () => Promise<CallResult<Seeds>> }) {
  const { t, locale } = useSpeech();
  const [state, setState] = useState<State>('unasked');
  const ask = async () => {
    setState('asking');
    const answer = await props.load();
    setState(answer.ok ? answer.data.seeds : 'failed');
  };
  return (
    <details
      className="past-seeds"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void ask();
      }}
    >
      <summary>{t('fairness.pastSeeds')}</summary>
      <div aria-live="polite">
        {state === 'asking' && <p className="seeds-none">{t('fairness.pastLoading')}</p>}
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
