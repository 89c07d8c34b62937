import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useFirstTexts } from '@/i18n/first-text.ts';
import { useLanguage } from '@/i18n/language.ts';
import { useCatalogue } from '@/lib/catalogue.ts';
import { localeOf } from '@/lib/money.ts';
import { useSession } from '@/lib/session.ts';
import { trpc } from '@/lib/trpc.ts';
import { type RecentGame, recentlyPlayed } from '../recently-played.ts';
import { useLaunchGame } from '../use-launch-game.ts';
import { GamePicture } from './game-picture.tsx';
import { SectionHead } from './game-rail.tsx';

const SHOWN_MAX = 4;
/** How far back to look for different games. */
const ROWS = 50;

/** The player's latest games, ready to go on; nothing for guests and for those who never played. */
export function ContinuePlaying() {
  const { t } = useFirstTexts();
  const session = useSession();
  const catalogue = useCatalogue().data;
  const history = useQuery(
    trpc.user.history.queryOptions({ kind: 'game', pageSize: ROWS }, { enabled: session !== null }),
  ).data;
  if (session === null || !catalogue || !history) return null;
  const recent = recentlyPlayed({ rows: history.list, catalogue }).slice(0, SHOWN_MAX);
  if (recent.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('home.continue')} moreTo="/history" more={t('layout.pages.history')} />
      <div className="recent scroll-row">
        {recent.map((entry) => (
          <RecentCard key={entry.game.gameId} {...entry} />
        ))}
      </div>
    </section>
  );
}

function RecentCard({ game, last }: RecentGame) {
  const { t } = useFirstTexts();
  const language = useLanguage();
  const launch = useLaunchGame();
  const isWin = last.type === 'win' && last.amount > 0;
  const when = new Date(last.createTime).toLocaleString(localeOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <button
      type="button"
      className="game-row"
      aria-label={t('games.play', { name: game.gameName })}
      onClick={() => launch(game)}
    >
      <span className="game-row-art">
        <GamePicture game={game} sizes="54px" />
      </span>
      <span className="game-row-words">
        <span className="game-row-name ellipsis">{game.gameName}</span>
        <span className="game-row-text ellipsis num">{when}</span>
        {last.walletType && (
          <MoneyText
            className={`game-row-amount ${isWin ? 'text-mint' : 'text-2'}`}
            amount={last.type === 'win' ? last.amount : -last.amount}
            currency={last.walletType}
            sign="always"
          />
        )}
      </span>
      <span className="play-dot">
        <Play size={16} aria-hidden="true" />
      </span>
    </button>
  );
}
