import { useGameTexts } from '../game-texts-context.ts';
import { HostLink } from './host-link.tsx';
import { useGamePage } from './page-context.ts';

/** A link to the RTP report of all games. */
export function OpenReturns() {
  const { host } = useGamePage();
  const { t } = useGameTexts();
  return (
    <p className="mt-5">
      <HostLink address={host.returns} message={{ type: 'returns' }} text={t('proof:returns')} />
    </p>
  );
}
