import {
  CircleCheck,
  CirclePause,
  Flame,
  Gem,
  Info,
  type LucideIcon,
  Play,
  ShieldCheck,
  ShieldOff,
  Sparkles,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { useCanHover } from '@/lib/browser/device.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { useRtpText } from '@/lib/games/use-rtp-text.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { PlayLink } from './play-link.tsx';
import { TryFree } from './try-free.tsx';

type GameTileProps = {
  readonly game: Game;
  /** False inside the rail of that label. */
  readonly showsBadge?: boolean;
  readonly eager?: boolean;
  /** Replaces the toggle of the heart, as on a page that confirms first. */
  readonly onHeart?: (() => void) | undefined;
};

/*
 * Slightly less than a tile's width on phones: there the small file suffices up to a density of
 * 1.75.
 */
const TILE_SIZES = '(max-width: 768px) 27.5vw, (max-width: 1024px) 22vw, 200px';

/**
 * One game: its art, which plays it, and its name and supplier, which lead to its page. Playable
 * games lift on hover and show play and RTP.
 */
export function GameTile(props: GameTileProps) {
  const { game, onHeart } = props;
  return (
    <div className="tile-frame position-relative">
      {game.enabled ? <PlayableTile {...props} /> : <PausedTile {...props} />}
      <AboutLink game={game} />
      <TryFree game={game} className="tile-try" />
      <FavoriteButton game={game} onPress={onHeart} className="tile-heart position-absolute" />
    </div>
  );
}

function PlayableTile({ game, showsBadge = true, eager = false }: GameTileProps) {
  const canHover = useCanHover();
  const markId = useId();
  const hasProofs = game.proofUrl !== null;
  return (
    <PlayLink
      game={game}
      className="tile tile-playable"
      aria-describedby={hasProofs ? undefined : markId}
    >
      <span className="tile-art rounded-14 rounded-md-lg bg-s3 position-relative d-block overflow-hidden">
        {showsBadge && <TileBadge game={game} />}
        <GamePicture game={game} sizes={TILE_SIZES} eager={eager} />
        {!hasProofs && <NoProofs id={markId} />}
        {canHover && <Overlay game={game} />}
      </span>
    </PlayLink>
  );
}

/** What a mouse over the tile shows: play, and the return to the player. */
function Overlay({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const rtp = useRtpText(game);
  return (
    <span className="tile-overlay position-absolute inset-0 z-2 d-grid place-items-center">
      <span className="tile-play text-on-brass d-grid place-items-center rounded-circle">
        <Play size={26} />
      </span>
      <span className="tile-facts position-absolute d-flex align-items-center justify-content-between gap-1-5 fs-xs text-nowrap">
        {game.proofUrl !== null && (
          <span className="fair-chip d-inline-flex align-items-center gap-1-5 rounded-pill fs-xs fw-650 text-nowrap">
            <ShieldCheck size={14} />
            <span>{t('common.fair')}</span>
          </span>
        )}
        {rtp !== null && <span className="ms-auto num">{t('games.rtp', { rtp })}</span>}
      </span>
    </span>
  );
}

/** A game that cannot be played has the badge "paused" or "retired" instead of "hot" or "new". */
function PausedTile({ game, eager = false }: GameTileProps) {
  const { t } = useTranslation();
  return (
    <div className="tile tile-unavailable">
      <span className="tile-art rounded-14 rounded-md-lg bg-s3 position-relative d-block overflow-hidden">
        <GamePicture game={game} sizes={TILE_SIZES} eager={eager} />
        <span className="tile-badge position-absolute fs-2xs tile-badge-paused z-3 d-inline-flex align-items-center gap-1 rounded-xs">
          <CirclePause size={12} />
          {t(game.retired ? 'games.retired' : 'games.paused')}
        </span>
        {game.proofUrl === null && <NoProofs />}
      </span>
    </div>
  );
}

/** The mark of a game whose rounds cannot be verified. */
function NoProofs({ id }: { readonly id?: string }) {
  const { t } = useTranslation();
  return (
    <span
      id={id}
      className="tile-no-proofs position-absolute z-3 d-inline-flex align-items-center gap-1 px-1-5 rounded-xs text-nowrap"
    >
      <ShieldOff size={12} />
      {t('games.noProofs')}
    </span>
  );
}

function AboutLink({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const rtp = useRtpText(game);
  return (
    <Link
      className="tile-about text-reset d-block text-decoration-none"
      to={gamePath(game)}
      aria-label={t('games.about', { name: game.gameName })}
    >
      <span className="tile-name two-lines">{game.gameName}</span>
      <span className="tile-meta d-flex align-items-center gap-1-5 fs-xs">
        <span className="ellipsis">{game.supplier || t('games.unknownSupplier')}</span>
        {rtp !== null && game.enabled && <span className="tile-rtp num">{rtp}</span>}
        <Info className="tile-info" size={14} />
      </span>
    </Link>
  );
}

type BadgeName = NonNullable<Game['gameLabel']>;

const badgeIcons = {
  hot: Flame,
  new: Sparkles,
  exclusive: Gem,
  recommended: CircleCheck,
} as const satisfies Record<BadgeName, LucideIcon>;

/** "Hot" and "new" take precedence over the label of the catalogue. */
function badgeOf({ isHot, isNew, gameLabel }: Game): BadgeName | null {
  if (isHot) return 'hot';
  return isNew ? 'new' : gameLabel;
}

function TileBadge({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const name = badgeOf(game);
  if (name === null) return null;
  const Icon = badgeIcons[name];
  return (
    <span
      className={`tile-badge position-absolute fs-2xs z-3 d-inline-flex align-items-center gap-1 rounded-xs tile-badge-${name}`}
    >
      <Icon size={11} />
      <span className="tile-badge-word">{t(`games.labels.${name}`)}</span>
    </span>
  );
}
