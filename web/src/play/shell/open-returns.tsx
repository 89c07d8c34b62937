import { useHost } from './host-context.ts';
import { HostLink } from './host-link.tsx';
import { useSpeech } from './speech-context.tsx';

/** Leads from a game's fairness to what all games return, computed and simulated. */
export function OpenReturns() {
  const { returns } = useHost();
  const { t } = useSpeech();
  return (
    <p className="open-returns">
      <HostLink address={returns} message={{ type: 'returns' }} text={t('proof.returns')} />
    </p>
  );
}
