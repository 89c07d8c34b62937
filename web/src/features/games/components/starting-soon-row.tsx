import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '@/components/ui/game-picture.tsx';
import type { Game, NextStarts } from '@/lib/api/contract-types.ts';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { clockOffset, refetchPause, timeLeft } from '../next-starts.ts';
import { SectionHead } from './game-rail.tsx';
import { PlayLink } from './play-link.tsx';
import { STARTS_SHOWN, StartingSoonSkeleton } from './starting-soon-skeleton.tsx';

const SECOND_MS = 1_000;

/** The next starts with a countdown; hidden while the game server cannot be reached. */
export default function StartingSoonRow() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const next = useQuery(
    trpc.play.nextStarts.queryOptions(
      {},
      { refetchInterval: ({ state }) => state.data && refetchPause(state.data, Math.random()) },
    ),
  );
  const { data: games } = catalogue;
  if (next.isError || catalogue.isError || isWaitingOffline(next)) return null;
  if (!next.data || !games) return <StartingSoonSkeleton />;
  const cards = next.data.starts.flatMap((start) => {
    const game = games.find(({ gameId, enabled }) => enabled && gameId === start.gameId);
    return game ? [{ game, start }] : [];
  });
  if (cards.length === 0) return null;
  const offsetMs = clockOffset(next.data, next.dataUpdatedAt);
  return (
    <section>
      <SectionHead title={t('home.soon.title')} moreTo="/games?type=sports" />
      <div className="recent scroll-row">
        {cards.slice(0, STARTS_SHOWN).map(({ game, start }) => (
          <StartCard key={game.gameId} game={game} start={start} offsetMs={offsetMs} />
        ))}
      </div>
    </section>
  );
}

type StartCardProps = {
  readonly game: Game;
  readonly start: NextStarts['starts'][number];
  readonly offsetMs: number;
};

function StartCard({ game, start, offsetMs }: StartCardProps) {
  const { t } = useTranslation();
  const { participants, startsAt } = start;
  return (
    <PlayLink game={game} className="game-row">
      <span className="game-row-art overflow-hidden rounded-10">
        <GamePicture game={game} sizes="54px" />
      </span>
      <span className="flex-1 min-w-0">
        <span className="game-row-name two-lines fs-md">{game.gameName}</span>
        <span className="game-row-text ellipsis">
          {participants.length === 0 ? t('home.soon.draw') : participants.join(' – ')}
        </span>
        <Countdown to={startsAt} offsetMs={offsetMs} />
      </span>
    </PlayLink>
  );
}

function Countdown({ to, offsetMs }: { readonly to: string; readonly offsetMs: number }) {
  const { t } = useTranslation();
  const nowMs = useNow(SECOND_MS);
  return (
    <span className="d-block fs-xs fw-bold lh-16 num text-brass" role="timer">
      {t('home.soon.in', { time: timeLeft(to, nowMs + offsetMs) })}
    </span>
  );
}
