import '@/styles/status.css';
import { localeOf } from '@fairhall/api/contract/locales';
import { Info, Play, Star, Users, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { openLoginToPlay } from '@/lib/games/use-launch-game.ts';
import { useRtpText } from '@/lib/games/use-rtp-text.ts';
import { currentSession } from '@/lib/session/session.ts';
import { useRatingText } from '../use-rating-text.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { PlayLink } from './play-link.tsx';
import { TryFree } from './try-free.tsx';

/** A game as a row, for the list view of the lobby. */
export function GameRow({ game }: { readonly game: Game }) {
  return (
    <div className="game-row-frame position-relative">
      <Row game={game} />
      <span className="game-row-buttons position-absolute top-50 d-flex">
        <TryFree game={game} />
        <About game={game} />
        {game.enabled && <OtherWallet game={game} />}
        <FavoriteButton game={game} />
      </span>
    </div>
  );
}

/** Leads to the game's page. */
function About({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  return (
    <Link
      className="favorite-button"
      to={gamePath(game)}
      aria-label={t('games.about', { name: game.gameName })}
    >
      <span className="favorite-disc d-grid place-items-center rounded-circle">
        <Info size={17} />
      </span>
    </Link>
  );
}

/** Opens the game in a new tab with a wallet that is chosen for it. */
function OtherWallet({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const choose = () => {
    if (currentSession() === null) openLoginToPlay(game);
    else openModal('show-wallet-selection', { game, options: { mode: 'game' } });
  };
  return (
    <button
      type="button"
      className="favorite-button"
      aria-label={t('games.playWith', { name: game.gameName })}
      onClick={choose}
    >
      <span className="favorite-disc d-grid place-items-center rounded-circle">
        <Wallet size={17} />
      </span>
    </button>
  );
}

function Row({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const factsId = useId();
  if (!game.enabled) {
    return (
      <div className="game-row tile-unavailable">
        <RowText game={game} factsId={factsId} />
        <span className="status bg-s4 text-2">{t('games.paused')}</span>
      </div>
    );
  }
  return (
    <PlayLink game={game} className="game-row" aria-describedby={factsId}>
      <RowText game={game} factsId={factsId} />
      <span className="play-dot text-brass place-items-center border rounded-circle">
        <Play size={16} />
      </span>
    </PlayLink>
  );
}

type RowTextProps = { readonly game: Game; readonly factsId: string };

function RowText({ game, factsId }: RowTextProps) {
  const { t } = useTranslation();
  const rtp = useRtpText(game);
  return (
    <>
      <span className="game-row-art overflow-hidden rounded-10">
        <GamePicture game={game} sizes="54px" />
      </span>
      <span className="flex-1 min-w-0">
        <span className="game-row-name two-lines fs-md">{game.gameName}</span>
        <span id={factsId} className="game-row-text ellipsis num">
          {game.supplier || t('games.unknownSupplier')}
          {rtp !== null && (
            <>
              <span className="game-row-dot"> · </span>
              <span>{t('games.rtp', { rtp })}</span>
            </>
          )}
          {game.proofUrl === null && <span> · {t('games.noProofs')}</span>}
          <Standing game={game} />
        </span>
      </span>
    </>
  );
}

/** The values of the sort orders: a game's rating and popularity, if it has any. */
function Standing({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const locale = localeOf[useLanguage()];
  const rating = useRatingText(game);
  const { popularity } = game;
  const figures = [
    ...(rating === null ? [] : [{ icon: Star, name: t('games.sorts.rating'), text: rating }]),
    ...(popularity > 0
      ? [{ icon: Users, name: t('games.roundsOfMonth'), text: popularity.toLocaleString(locale) }]
      : []),
  ];
  return (
    <span className="d-block text-nowrap">
      {figures.map(({ icon: Icon, name, text }) => (
        <span
          key={name}
          className="game-row-mark me-2-5 text-2 d-inline-flex align-items-center gap-1"
          title={name}
        >
          <Icon size={13} />
          <span className="visually-hidden">{name}</span> {text}
        </span>
      ))}
    </span>
  );
}
