import { HostLink } from '../frame/host-link.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';

/** A link to the same proof on the verifier page of the player client. */
export function OpenVerifier({ search }: { readonly search: string }) {
  const { host } = useGamePage();
  const { t } = useGameTexts();
  return (
    <HostLink
      address={host.verifier(search)}
      message={{ type: 'verify', search }}
      text={t('proof:verify.open')}
    />
  );
}
