import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { Tag, TimeText } from '../../components/cells.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import type { OfficePlayer, PlayerSession } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { AccountActions } from './account-actions.tsx';

/** The logins of a player. */
export function SessionsTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const address = useAddress();
  const columns = useColumns();
  const query = useQuery(
    office.players.sessions.queryOptions(
      { uid: player.uid, pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <>
      <Panel title={t('players.logins')}>
        <ListView
          query={query}
          label={t('players.logins')}
          columns={columns}
          keyOf={({ id }) => id}
          hasCards
          empty={{ icon: <MonitorSmartphone size={28} />, title: t('players.noLogins') }}
          page={address.page}
          onPage={(page) => address.set({ page })}
        />
      </Panel>
      <AccountActions player={player} />
    </>
  );
}

function useColumns(): readonly Column<PlayerSession>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'device',
      head: t('players.device'),
      cell: ({ device, network }) => (
        <span>
          <b>{device}</b> {network === 'new' && <Tag tone="warn">{t('players.newNetwork')}</Tag>}
        </span>
      ),
    },
    { id: 'at', head: t('list.at'), cell: ({ at }) => <TimeText at={at} /> },
    {
      id: 'state',
      head: t('list.status'),
      cell: ({ endedAt, expiresAt, endReason }) => {
        const isOpen = endedAt === null && Date.parse(expiresAt) > Date.now();
        return (
          <span className="stacked">
            <StatusDot tone={isOpen ? 'success' : 'muted'}>
              {t(isOpen ? 'players.sessionOpen' : 'players.sessionEnded')}
            </StatusDot>
            {endReason !== null && <small className="text-3">{endReason}</small>}
          </span>
        );
      },
    },
    {
      id: 'until',
      head: t('players.until'),
      from: 'tablet',
      cell: ({ endedAt, expiresAt }) => <TimeText at={endedAt ?? expiresAt} />,
    },
  ];
}
