import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditColumns } from '../../components/audit-columns.tsx';
import { AuditDrawer } from '../../components/audit-drawer.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import type { AuditRow, OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';

/** What staff did to a player and to what is the player's. */
export function LogTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const address = useAddress();
  const [open, setOpen] = useState<AuditRow | null>(null);
  const columns = useAuditColumns();
  const query = useQuery(
    office.players.log.queryOptions(
      { uid: player.uid, pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Panel title={t('log.title')}>
      <ListView
        query={query}
        label={t('log.title')}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={setOpen}
        openKey={open?.id}
        hasKeys={open === null}
        hasCards
        empty={{ icon: <ScrollText size={28} />, title: t('players.noLog') }}
        page={address.page}
        onPage={(page) => address.set({ page })}
      />
      <AuditDrawer row={open} onClose={() => setOpen(null)} />
    </Panel>
  );
}
