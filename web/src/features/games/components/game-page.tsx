import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useCatalogue, useEveryGame } from '@/lib/games/catalogue.ts';
import { useSession } from '@/lib/session/session.ts';
import { similarGames } from '../lobby-filter.ts';
import { GameGrid } from './game-grid.tsx';
import styles from './game-page.module.css';
import { GameProof, GameRules } from './game-rules.tsx';
import { GameSummary } from './game-summary.tsx';
import { HotAndNew } from './hot-and-new.tsx';
import { RateGame } from './rate-game.tsx';

const SIMILAR = 6;

/** What a player decides by before a game is opened, and the games like it. Public. */
export function GamePage() {
  const { gameId = '' } = useParams();
  const game = useGame(gameId);
  if (isApiError(game.error, 'NOT_FOUND')) return <UnknownGame />;
  return (
    <>
      {game.data === undefined && <Untitled />}
      <QueryView query={game} skeleton={<GameSkeleton />} isPanel>
        {(found) => <Found key={found.gameId} game={found} />}
      </QueryView>
    </>
  );
}

/** The game; what the catalogue has of it is shown until the response. */
function useGame(gameId: string) {
  const known = useEveryGame().data?.find((game) => game.gameId === gameId);
  return useQuery(trpc.games.get.queryOptions({ id: gameId }, { placeholderData: () => known }));
}

function Found({ game }: { readonly game: Game }) {
  useDocumentTitle(game.gameName);
  const isPlayer = useSession() !== null;
  return (
    <>
      <GameSummary game={game} />
      <div className={`d-grid gap-4 ${styles['columns']}`}>
        {!game.retired && <GameRules game={game} />}
        <div className={`d-flex flex-column gap-4 min-w-0 ${styles['stack']}`}>
          <GameProof game={game} />
          {isPlayer && !game.retired && <RateGame game={game} />}
        </div>
      </div>
      <Similar game={game} />
    </>
  );
}

function Similar({ game }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page']);
  const titleId = useId();
  const games = similarGames(useCatalogue().data ?? [], game, SIMILAR);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3">
        {t('game-page:similar')}
      </h2>
      <GameGrid games={games} isRail showsBadges />
    </section>
  );
}

function UnknownGame() {
  const { t } = useTranslation(['app', 'game-page']);
  useDocumentTitle(t('game-page:unknown.title'));
  return (
    <>
      <EmptyState
        isFullPage
        art="/art/spots/door.webp"
        title={t('game-page:unknown.title')}
        text={t('game-page:unknown.text')}
        action={
          <Link className="btn btn-primary" to="/games">
            {t('home.openLobby')}
          </Link>
        }
      />
      <HotAndNew />
    </>
  );
}

function Untitled() {
  const { t } = useTranslation();
  useDocumentTitle(t('games.title'));
  return <h1 className="visually-hidden">{t('games.title')}</h1>;
}

function GameSkeleton() {
  return (
    <Loading
      className={`panel d-grid align-items-start gap-4 gap-md-8 p-4 p-md-6 ${styles['summary']}`}
    >
      <div className={`rounded-lg overflow-hidden ${styles['art']}`}>
        <Skeleton height="100%" radius="16px" />
      </div>
      <Skeleton height="320px" radius="16px" />
    </Loading>
  );
}
