import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { timeRangeOf } from '@/lib/time/date-time.ts';
import { useAuditColumns } from '../../components/audit-columns.tsx';
import { AuditDrawer } from '../../components/audit-drawer.tsx';
import {
  DayRangeFilter,
  Filters,
  SearchFilter,
  SelectFilter,
  SortFilter,
  sortOf,
} from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Page } from '../../components/page.tsx';
import type { AuditRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { auditActionNames, subjectKindNames } from './audit-kinds.ts';
import { saveLog } from './save-log.ts';

const ID_LENGTH_MAX = 128;

/** What staff did, with filters that also apply to the file. */
export default function LogPage() {
  const { t } = useTranslation('office');
  const address = useAddress();
  const [open, setOpen] = useState<AuditRow | null>(null);
  const columns = useAuditColumns();
  const filters = useFilters(address);
  const query = useQuery(
    office.log.list.queryOptions(
      { ...filters, ...sortOf(address), pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  const save = useMutation({ mutationFn: () => saveLog(filters) });
  return (
    <Page
      title={t('log.title')}
      isList
      actions={
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={save.isPending}
          onClick={save.isPending ? undefined : () => save.mutate()}
        >
          <Download size={16} />
          {t('log.csv')}
        </Button>
      }
    >
      <section className="panel office-panel">
        <header className="panel-head">
          <LogFilters address={address} />
        </header>
        <ListView
          query={query}
          label={t('log.title')}
          columns={columns}
          keyOf={({ id }) => id}
          onOpen={setOpen}
          openKey={open?.id}
          hasKeys={open === null}
          empty={{ icon: <ScrollText size={28} />, title: t('log.none'), text: t('log.noneText') }}
          page={address.page}
          onPage={(page) => address.set({ page })}
        />
      </section>
      <AuditDrawer row={open} onClose={() => setOpen(null)} />
    </Page>
  );
}

type Address = ReturnType<typeof useAddress>;

function useFilters(address: Address) {
  const action = address.maybe('action', auditActionNames);
  const subjectKind = address.maybe('subject', subjectKindNames);
  const subjectId = address.get('id');
  const staffId = address.get('staff');
  return {
    ...(action === undefined ? {} : { action }),
    ...(subjectKind === undefined ? {} : { subjectKind }),
    ...(subjectId === '' ? {} : { subjectId }),
    ...(staffId === '' ? {} : { staffId }),
    ...timeRangeOf({ from: address.get('from'), to: address.get('to') }),
  };
}

function LogFilters({ address }: { readonly address: Address }) {
  const { t } = useTranslation('office');
  return (
    <Filters>
      <SelectFilter
        label={t('log.action')}
        any={t('log.anyAction')}
        options={auditActionNames.map((value) => ({ value, label: t(`log.actions.${value}`) }))}
        value={address.get('action')}
        onChange={(action) => address.set({ action })}
      />
      <SelectFilter
        label={t('log.subject')}
        any={t('log.anySubject')}
        options={subjectKindNames.map((value) => ({ value, label: t(`log.subjects.${value}`) }))}
        value={address.get('subject')}
        onChange={(subject) => address.set({ subject })}
      />
      <SearchFilter
        label={t('log.subjectId')}
        placeholder={t('log.subjectId')}
        lengthMax={ID_LENGTH_MAX}
        value={address.get('id')}
        onChange={(id) => address.set({ id: id.trim() })}
      />
      <DayRangeFilter address={address} />
      <SortFilter address={address} />
    </Filters>
  );
}
