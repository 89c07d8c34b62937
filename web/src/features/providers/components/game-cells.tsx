import { ExternalLink, ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { ProviderGame } from '@/lib/api/contract-types.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { gamePath } from '@/lib/games/game-path.ts';

type CellProps = { readonly game: ProviderGame };

/** A game's image and name; the name links to the game's page. */
export function GameName({ game, isOff }: Pick<CellProps, 'game'> & { readonly isOff: boolean }) {
  const { t } = useTranslation();
  const { gameId, gameName, enabled } = game;
  const art = useCatalogue().data?.find((known) => known.gameId === gameId)?.pgIconUrl;
  return (
    <span className="report-game providers-game d-flex align-items-center gap-3">
      {art ? <img src={art} alt="" width={36} height={40} loading="lazy" /> : <i />}
      <span>
        <Link className="text-body fw-semibold" to={gamePath(game)}>
          {gameName}
        </Link>
        {!enabled && !isOff && <small>{t('games.paused')}</small>}
      </span>
    </span>
  );
}

/** Digits of a hash that are shown; the whole is in the title and copied. */
const HASH_SHOWN = 12;

export function RulesHash({ game: { gameName, rulesHash } }: CellProps) {
  const { t } = useTranslation(['app', 'providers']);
  if (rulesHash === null) return '—';
  return (
    <span className="providers-hash d-inline-flex align-items-center gap-1">
      <code className="fs-sm text-2" title={rulesHash}>
        {rulesHash.slice(0, HASH_SHOWN)}
      </code>
      <CopyButton text={rulesHash} what={t('providers:rulesOf', { game: gameName })} />
    </span>
  );
}

/** A link to the proofs: a path is the casino's own verifier, anything else the provider's page. */
export function Proofs({ game: { gameName, proofUrl } }: CellProps) {
  const { t } = useTranslation(['app', 'providers']);
  if (proofUrl === null) {
    return (
      <span className="providers-no-proofs d-inline-flex align-items-center text-2 gap-1-5 text-nowrap">
        <ShieldOff size={15} />
        {t('games.noProofs')}
      </span>
    );
  }
  const label = `${t('providers:verify')}: ${gameName}`;
  if (proofUrl.startsWith('/')) {
    return (
      <Link
        className="providers-proof d-inline-flex align-items-center text-mint gap-1-5 text-nowrap"
        to={proofUrl}
        aria-label={label}
      >
        <ShieldCheck size={15} />
        {t('providers:verify')}
      </Link>
    );
  }
  return (
    <a
      className="providers-proof d-inline-flex align-items-center text-mint gap-1-5 text-nowrap"
      href={proofUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      <ExternalLink size={15} />
      {t('providers:verify')}
    </a>
  );
}
