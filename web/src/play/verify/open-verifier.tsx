import { ExternalLink } from 'lucide-react';
import { useHost } from '../shell/host-context.ts';
import { useSpeech } from '../shell/speech-context.tsx';

/** Leads from a proof in a game to the same proof on the verifier's own page. */
export function OpenVerifier({ search }: { readonly search: string }) {
  const host = useHost();
  const { t } = useSpeech();
  const address = host.verifier(search);
  if (!address) return null;
  return (
    <a
      className="btn-game btn-mint-quiet"
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        // A frame may open no tab: the page around it does.
        if (!host.embedded) return;
        event.preventDefault();
        host.tell({ type: 'verify', search });
      }}
    >
      <ExternalLink size={18} aria-hidden />
      {t('verify.open')}
    </a>
  );
}
