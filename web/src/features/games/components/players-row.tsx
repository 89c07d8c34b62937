import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { useRtpText } from '@/lib/games/use-rtp-text.ts';
import { lastPlayed } from '../last-played.ts';
import { hallOrder } from '../lobby-filter.ts';
import { type RecentGame, recentlyPlayed } from '../recently-played.ts';
import { SectionHead } from './game-rail.tsx';
import { PlayLink } from './play-link.tsx';
import { PLAYERS_ROW_LENGTH, PlayersRowSkeleton } from './players-row-skeleton.tsx';

/** The number of rounds that are searched for different games. */
const ROWS = 50;

/**
 * The player's latest games, or suggestions for a player without rounds: one row of constant
 * height, so that the layout does not shift when the history arrives.
 */
export default function PlayersRow() {
  const { t } = useTranslation();
  const games = useCatalogue();
  const { data: catalogue } = games;
  const history = useQuery(
    trpc.user.history.queryOptions({ kind: 'game', byRound: 'true', pageSize: ROWS }),
  );
  // The page shows the error of the games below.
  if ((games.isError && !catalogue) || isWaitingOffline(games)) return null;
  if (!catalogue || (history.isPending && history.fetchStatus === 'fetching')) {
    return <PlayersRowSkeleton />;
  }
  const rows = history.data?.list ?? [];
  const recent = recentlyPlayed({ rows, catalogue }).slice(0, PLAYERS_ROW_LENGTH);
  const isNew = recent.length === 0;
  const head = isNew
    ? { title: t('home.start'), moreTo: '/games' }
    : { title: t('home.continue'), moreTo: '/history', more: t('layout.pages.history') };
  return (
    <section>
      <SectionHead {...head} />
      <div className="recent scroll-row">
        {recent.map((entry) => (
          <RecentCard key={entry.game.gameId} {...entry} />
        ))}
        {isNew && beginners(catalogue).map((game) => <FirstCard key={game.gameId} game={game} />)}
      </div>
    </section>
  );
}

function beginners(catalogue: readonly Game[]): Game[] {
  return hallOrder(catalogue)
    .filter(({ enabled }) => enabled)
    .slice(0, PLAYERS_ROW_LENGTH);
}

function RecentCard({ game, playedAt, result }: RecentGame) {
  const language = useLanguage();
  const when = lastPlayed({ at: playedAt, nowMs: Date.now(), language });
  return (
    <PlayCard game={game} text={when}>
      {result && (
        <MoneyText
          className={`d-block fs-xs fw-bold lh-16 ${result.amount > 0 ? 'text-mint' : 'text-2'}`}
          {...result}
          sign="always"
        />
      )}
    </PlayCard>
  );
}

function FirstCard({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const rtp = useRtpText(game);
  return (
    <PlayCard game={game} text={game.supplier || t('games.unknownSupplier')}>
      {rtp !== null && (
        <span className="d-block fs-xs fw-bold lh-16 text-2">{t('games.rtp', { rtp })}</span>
      )}
    </PlayCard>
  );
}

type PlayCardProps = {
  readonly game: Game;
  readonly text: string;
  readonly children: ReactNode;
};

function PlayCard({ game, text, children }: PlayCardProps) {
  return (
    <PlayLink game={game} className="game-row">
      <span className="game-row-art overflow-hidden rounded-10">
        <GamePicture game={game} sizes="54px" />
      </span>
      <span className="flex-1 min-w-0">
        <span className="game-row-name two-lines fs-md">{game.gameName}</span>
        <span className="game-row-text ellipsis num">{text}</span>
        {children}
      </span>
      <span className="play-dot text-brass place-items-center border rounded-circle">
        <Play size={16} />
      </span>
    </PlayLink>
  );
}
