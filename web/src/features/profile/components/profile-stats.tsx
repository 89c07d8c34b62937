import { localeOf } from '@fairhall/api/contract/locales';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '@/i18n/language.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useFavorites } from '@/lib/games/favorites.ts';

/** Counts of rounds and favourites as links; unknown counts are omitted. */
export function ProfileStats() {
  const { t } = useTranslation(['app', 'history']);
  const played = useQuery(
    trpc.user.history.queryOptions(
      { kind: 'game', byRound: 'true', pageNum: 1, pageSize: 1 },
      { staleTime: 0 },
    ),
  );
  const favorites = useFavorites();
  return (
    <div className="flex-none d-flex gap-2">
      <Stat to="/history" count={played.data?.total} label={t('history:kind.game')} />
      <Stat to="/favorites" count={favorites.data?.length} label={t('layout.pages.favorites')} />
    </div>
  );
}

type StatProps = {
  readonly to: string;
  readonly count: number | undefined;
  readonly label: string;
};

function Stat({ to, count, label }: StatProps) {
  const language = useLanguage();
  if (count === undefined) return null;
  return (
    <Link
      to={to}
      className="profile-stat d-flex flex-column px-3-5 py-2 rounded fs-xs text-decoration-none"
    >
      <b className="num text-body">{count.toLocaleString(localeOf[language])}</b>
      <span>{label}</span>
    </Link>
  );
}
