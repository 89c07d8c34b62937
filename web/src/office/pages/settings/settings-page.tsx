import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Tag } from '../../components/cells.tsx';
import { Page, Panel } from '../../components/page.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { Setting } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

/** What the server read from its environment at its start. */
export default function SettingsPage() {
  const { t } = useTranslation('office');
  const columns = useColumns();
  const query = useQuery(office.settings.list.queryOptions({}));
  return (
    <Page title={t('settings.title')}>
      <Notice tone="info">{t('settings.rule')}</Notice>
      <Panel>
        <Loaded<readonly Setting[]> query={query} skeleton={<TableSkeleton />}>
          {(settings) => (
            <DataTable
              label={t('settings.title')}
              className="office-table"
              columns={columns}
              rows={settings}
              keyOf={({ name }) => name}
            />
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}

function useColumns(): readonly Column<Setting>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'name',
      head: t('settings.name'),
      sort: ({ name }) => name,
      cell: ({ name }) => <b className="mono">{name}</b>,
    },
    {
      id: 'value',
      head: t('settings.value'),
      cell: ({ value, source, isSecret }) => {
        if (isSecret && source !== 'none') return <Tag>{t('settings.secret')}</Tag>;
        return value === null ? (
          <span className="text-3">—</span>
        ) : (
          <span className="mono whole-value">{value}</span>
        );
      },
    },
    {
      id: 'source',
      head: t('settings.source'),
      sort: ({ source }) => source,
      cell: ({ source }) => (
        <span className={source === 'environment' ? '' : 'text-3'}>
          {t(`settings.sources.${source}`)}
        </span>
      ),
    },
  ];
}
