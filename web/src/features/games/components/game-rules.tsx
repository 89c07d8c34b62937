import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { i18n } from '@/i18n/i18n.ts';
import type Resources from '@/i18n/resources.d.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { definitionUrl } from '@/play/verify/definition-url.ts';

type GameProps = { readonly game: Game };

/** How it is played, or how games of its type are, and the rules in force. */
export function GameRules({ game }: GameProps) {
  const { t } = useTranslation(['app', 'game-page', 'game-rules']);
  const { gameId, gameType, rulesHash, providerId } = game;
  return (
    <section className="panel d-flex flex-column align-items-start gap-3 min-w-0 p-4 p-md-6">
      <h2>{t('game-page:howTo')}</h2>
      <p className="text-2">
        {hasRules(gameId)
          ? t(`game-rules:game.${gameId}`)
          : t(`game-page:rules.${gameTypeName(gameType)}`)}
      </p>
      <p className="text-2">{t('game-page:paytable')}</p>
      {rulesHash !== null && (
        <>
          <p className="mw-100 d-flex align-items-center gap-2-5 text-nowrap">
            <span className="text-3">{t('game-page:rulesHash')}</span>
            <span className="mono ellipsis" title={rulesHash}>
              {rulesHash}
            </span>
            <CopyButton text={rulesHash} what={t('game-page:rulesHash')} />
          </p>
          {providerId === OWN_PROVIDER_ID && (
            <a
              className="btn btn-secondary btn-sm"
              href={definitionUrl(gameOrigin(), rulesHash)}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink size={15} />
              {t('game-page:openRules')}
            </a>
          )}
        </>
      )}
    </section>
  );
}

/** Whether we have a text on the game itself: games of other providers have none. */
function hasRules(gameId: string): gameId is keyof Resources['game-rules']['game'] {
  return i18n.exists(`game-rules:game.${gameId}`);
}

/** Whether and where a round of the game can be verified. */
export function GameProof({ game: { proofUrl } }: GameProps) {
  const { t } = useTranslation(['app', 'game-page']);
  return (
    <section className="panel d-flex flex-column align-items-start gap-3 min-w-0 p-4 p-md-6">
      <h2>{t('game-page:proof')}</h2>
      <p className="text-2">{t(proofUrl === null ? 'game-page:noProofs' : 'auth.artText')}</p>
      <div className="d-flex flex-wrap gap-2">
        {proofUrl !== null && <VerifyLink proofUrl={proofUrl} />}
        <Link className="btn btn-secondary btn-sm" to="/fairness">
          {t('home.banners.fair.action')}
        </Link>
      </div>
    </section>
  );
}

/** A path is the casino's own verifier, anything else the provider's page. */
function VerifyLink({ proofUrl }: { readonly proofUrl: string }) {
  const { t } = useTranslation();
  const content = (
    <>
      <ShieldCheck size={15} />
      {t('fairness.verify')}
    </>
  );
  if (proofUrl.startsWith('/')) {
    return (
      <Link className="btn btn-mint btn-sm" to={proofUrl}>
        {content}
      </Link>
    );
  }
  return (
    <a className="btn btn-mint btn-sm" href={proofUrl} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
