import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { Panel } from '../../components/page.tsx';
import { RtpText } from '../../components/rtp-text.tsx';
import type { Overview, OverviewGame } from '../../lib/api/contract-types.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';

/** The games with the highest stakes, each with its measured return beside the computed one. */
export function TopGames({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const { count, percent } = useNumbers();
  const currency = overview.walletType ?? 'USD';
  const columns: readonly Column<OverviewGame>[] = [
    { id: 'game', head: t('games.game'), cell: ({ gameName }) => <b>{gameName}</b> },
    {
      id: 'bets',
      head: t('games.bets'),
      isNumber: true,
      from: 'desktop',
      sort: ({ bets }) => bets,
      cell: ({ bets }) => count(bets),
    },
    {
      id: 'stakes',
      head: t('overview.stakes'),
      isNumber: true,
      sort: ({ stakes }) => stakes,
      cell: ({ stakes }) => money(stakes, currency),
    },
    {
      id: 'ggr',
      head: t('overview.ggr'),
      isNumber: true,
      sort: ({ ggr }) => ggr,
      cell: ({ ggr }) => money(ggr, currency),
    },
    {
      id: 'rtp',
      head: t('games.measured'),
      isNumber: true,
      cell: (game) => <RtpText figures={game} isInside={game.isInside} />,
    },
    {
      id: 'stated',
      head: t('games.computed'),
      isNumber: true,
      cell: ({ statedRtp }) => percent(statedRtp),
    },
  ];
  return (
    <Panel title={t('overview.topGames')}>
      {overview.games.length === 0 ? (
        <EmptyState
          icon={<Dices size={28} />}
          title={t('overview.noGames')}
          text={t('overview.noGamesText')}
        />
      ) : (
        <DataTable
          label={t('overview.topGames')}
          className="office-table"
          columns={columns}
          rows={overview.games}
          keyOf={({ gameId }) => gameId}
          linkOf={({ gameId }) => `/games/${encodeURIComponent(gameId)}`}
        />
      )}
    </Panel>
  );
}
