import '@/styles/status.css';
import { RATINGS_MIN } from '@fairhall/api/contract/games';
import { localeOf } from '@fairhall/api/contract/locales';
import { CirclePause, Play, ShieldCheck, ShieldOff, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { freePlayPath } from '@/lib/free-play/free-play-path.ts';
import { useFairnessReport } from '@/lib/games/fairness-report.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { useGameMetrics } from '@/lib/games/use-game-metrics.ts';
import { useRtpText } from '@/lib/games/use-rtp-text.ts';
import { useBetRange } from '../use-bet-range.ts';
import { useRatingText } from '../use-rating-text.ts';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './game-page.module.css';
import { PlayLink } from './play-link.tsx';

/** A game's art, name and figures, and the ways to play it. */
export function GameSummary({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  return (
    <section
      className={`panel d-grid align-items-start gap-4 gap-md-8 p-4 p-md-6 ${styles['summary']}`}
    >
      <div className={`rounded-lg overflow-hidden ${styles['art']}`}>
        <GamePicture game={game} sizes="300px" eager />
      </div>
      <div className="d-flex flex-column gap-4">
        <div>
          <p className="small-text text-2">
            {t(`games.types.${gameTypeName(game.gameType)}`)}
            {' · '}
            {game.supplier || t('games.unknownSupplier')}
          </p>
          <h1>{game.gameName}</h1>
        </div>
        <div className="d-flex flex-wrap align-items-center gap-2">
          <Rating game={game} />
          <ProofMark hasProofs={game.proofUrl !== null} />
          <PlayMoneyBadge />
        </div>
        <GameActions game={game} />
        <Figures game={game} />
      </div>
    </section>
  );
}

/** The players' average; that of the provider, without a number, until enough have rated. */
function Rating({ game }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page']);
  const rating = useRatingText(game);
  const { ratingCount } = game;
  if (rating === null) return null;
  return (
    <span className={`num d-inline-flex align-items-center gap-1-5 fw-650 ${styles['rating']}`}>
      <Star size={16} />
      <span className="visually-hidden">{t('games.sorts.rating')}</span>
      {rating}
      {ratingCount >= RATINGS_MIN && (
        <span className="small-text text-3">{t('game-page:ratings', { count: ratingCount })}</span>
      )}
    </span>
  );
}

function ProofMark({ hasProofs }: { readonly hasProofs: boolean }) {
  const { t } = useTranslation();
  const Icon = hasProofs ? ShieldCheck : ShieldOff;
  return (
    <span
      className={
        hasProofs
          ? 'fair-chip d-inline-flex align-items-center gap-1-5 rounded-pill fs-xs fw-650 text-nowrap'
          : 'status bg-s4 text-2'
      }
    >
      <Icon size={14} />
      {t(hasProofs ? 'common.provablyFair' : 'games.noProofs')}
    </span>
  );
}

function GameActions({ game }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page']);
  const { enabled, freePlay, gameName, retired } = game;
  const tryFree = t('games.tryFree');
  return (
    <div className={`d-flex flex-wrap align-items-center gap-3 ${styles['actions']}`}>
      {enabled ? (
        <PlayLink game={game} className="btn btn-primary btn-lg">
          <Play size={19} />
          {t('game-page:play')}
        </PlayLink>
      ) : (
        <p className="status bg-s4 text-2">
          <CirclePause size={16} />
          {t(retired ? 'game-page:retired' : 'game-page:paused')}
        </p>
      )}
      {enabled && freePlay && (
        <Link
          className="btn btn-secondary btn-lg"
          to={freePlayPath(game)}
          aria-label={`${tryFree}: ${gameName}`}
        >
          {tryFree}
        </Link>
      )}
      <span className="d-flex align-items-center">
        <FavoriteButton game={game} />
        <CopyButton text={`${location.origin}${gamePath(game)}`} what={t('game-page:link')} />
      </span>
    </div>
  );
}

/** Figures that the game states and that are computed; an unknown one is left out. */
function Figures({ game }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page', 'figures']);
  const locale = localeOf[useLanguage()];
  const report = useFairnessReport().data?.get(game.gameId) ?? null;
  const { maxWin, isLimit, hitRate, volatilityName } = useGameMetrics()({ game, report });
  const figures = [
    [t('figures:columns.rtp'), useRtpText(game)],
    [t('figures:columns.volatility'), volatilityName],
    [t(`figures:columns.${isLimit ? 'limit' : 'maxWin'}`), maxWin],
    [t('figures:columns.hitRate'), hitRate],
    [t('game-page:bets'), useBetRange(game)],
    [t('games.roundsOfMonth'), game.popularity > 0 ? game.popularity.toLocaleString(locale) : null],
  ] as const;
  return (
    <Facts className="num">
      {figures.map(
        ([label, value]) =>
          value !== null && (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}
