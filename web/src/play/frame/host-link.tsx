import { ExternalLink } from 'lucide-react';
import type { OwnGameMessage } from '../contract-types.ts';
import { useGamePage } from './page-context.ts';

/** A link to a page of the player client, in a new tab; renders nothing without a home. */
export function HostLink(props: {
  readonly address: string | null;
  /** Posted to the host, which opens the page: a frame cannot open a tab. */
  readonly message: OwnGameMessage;
  readonly text: string;
  /** The look; by default that of proofs. */
  readonly className?: string;
}) {
  const { address, message, text, className = 'btn-mint-quiet' } = props;
  const { host } = useGamePage();
  if (!address) return null;
  return (
    <a
      className={`btn-game ${className}`}
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!host.embedded) return;
        event.preventDefault();
        host.post(message);
      }}
    >
      <ExternalLink size={18} aria-hidden />
      {text}
    </a>
  );
}
