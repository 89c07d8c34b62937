import { useHost } from '../shell/host-context.ts';
import { HostLink } from '../shell/host-link.tsx';
import { useSpeech } from '../shell/speech-context.tsx';

/** Leads from a proof in a game to the same proof on the verifier's own page. */
export function OpenVerifier({ search }: { readonly search: string }) {
  const { verifier } = useHost();
  const { t } = useSpeech();
  return (
    <HostLink
      address={verifier(search)}
      message={{ type: 'verify', search }}
      text={t('verify.open')}
    />
  );
}
