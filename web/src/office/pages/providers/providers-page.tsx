import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { TimeText } from '../../components/cells.tsx';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { Page } from '../../components/page.tsx';
import { REASON_LENGTH } from '../../components/reason-length.ts';
import { SearchedTable } from '../../components/searched-table.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { OfficeProvider } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';
import { useMay } from '../../lib/session/office-session.ts';

/** The games providers: their games, calls and secrets; managers switch them. */
export default function ProvidersPage() {
  const { t } = useTranslation('office');
  const query = useQuery(office.providers.list.queryOptions({}));
  const [switched, setSwitched] = useState<OfficeProvider | null>(null);
  const columns = useColumns(setSwitched);
  return (
    <Page
      title={t('providers.title')}
      aside={<small className="text-3">{t('providers.period')}</small>}
    >
      <section className="panel office-panel">
        <Loaded<readonly OfficeProvider[]> query={query} skeleton={<TableSkeleton />}>
          {(providers) => (
            <SearchedTable
              label={t('providers.title')}
              searchLabel={t('providers.search')}
              textsOf={({ providerId, name, origins }) => [providerId, name, ...origins]}
              columns={columns}
              rows={providers}
              keyOf={({ providerId }) => providerId}
            />
          )}
        </Loaded>
      </section>
      <SwitchDialog provider={switched} onHide={() => setSwitched(null)} />
    </Page>
  );
}

function useColumns(
  onSwitch: (provider: OfficeProvider) => void,
): readonly Column<OfficeProvider>[] {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const { count } = useNumbers();
  const mayManage = useMay('manage');
  return [
    {
      id: 'name',
      head: t('games.provider'),
      sort: ({ name }) => name,
      cell: ({ name, origins }) => (
        <span className="stacked">
          <b>{name}</b>
          <small className="text-3">{origins.join(', ')}</small>
        </span>
      ),
    },
    {
      id: 'enabled',
      head: t('games.enabled'),
      cell: (provider) => (
        <label className="form-switch min-h-36 d-inline-flex align-items-center gap-2-5 p-0 text-2 fs-sm">
          <input
            className="form-check-input m-0"
            type="checkbox"
            aria-label={t('games.switch', { name: provider.name })}
            disabled={!mayManage || provider.isOwn}
            checked={provider.enabled}
            onChange={() => onSwitch(provider)}
          />
          <span>{t(provider.enabled ? 'games.on' : 'games.off')}</span>
        </label>
      ),
    },
    {
      id: 'games',
      head: t('games.title'),
      isNumber: true,
      cell: ({ games, enabledGames }) => `${count(enabledGames)} / ${count(games)}`,
    },
    {
      id: 'stakes',
      head: t('overview.stakes'),
      isNumber: true,
      sort: ({ stakesUsd }) => stakesUsd,
      cell: ({ stakesUsd }) => money(stakesUsd, 'USD'),
    },
    {
      id: 'ggr',
      head: t('overview.ggr'),
      isNumber: true,
      sort: ({ ggrUsd }) => ggrUsd,
      cell: ({ ggrUsd }) => money(ggrUsd, 'USD'),
    },
    {
      id: 'calls',
      head: t('providers.calls'),
      isNumber: true,
      cell: ({ walletCalls: { calls, refused } }) => (
        <span className="stacked">
          {count(calls)}
          <small className="text-3">{t('providers.refused', { count: refused })}</small>
        </span>
      ),
    },
    {
      id: 'latency',
      head: t('providers.latency'),
      isNumber: true,
      cell: ({ walletCalls: { medianMs, slowestMs } }) =>
        medianMs === null || slowestMs === null
          ? '—'
          : `${count(medianMs)} / ${count(slowestMs)} ms`,
    },
    {
      id: 'secrets',
      head: t('providers.secrets'),
      cell: ({ secrets, secretRotatedAt, isOwn }) => (
        <span className="stacked">
          {t(secrets === 1 ? 'providers.oneSecret' : 'providers.rotating')}
          {!isOwn && (
            <small className="text-3">
              {secretRotatedAt === null ? (
                t('providers.neverRotated')
              ) : (
                <>
                  {t('providers.rotated')} <TimeText at={secretRotatedAt} />
                </>
              )}
            </small>
          )}
        </span>
      ),
    },
  ];
}

type SwitchDialogProps = {
  readonly provider: OfficeProvider | null;
  readonly onHide: () => void;
};

/** Confirms a switch with its reason. */
function SwitchDialog({ provider, onHide }: SwitchDialogProps) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const shown = useLastPresent(provider);
  const change = useMutation(
    office.providers.switch.mutationOptions({
      meta: { showsError: true },
      onSuccess: (providers) => {
        queries.setQueryData(office.providers.list.queryKey({}), providers);
        const { name = '', enabled = false } = shown ?? {};
        showToast({
          tone: 'success',
          title: t(enabled ? 'games.switchedOff' : 'games.switchedOn', { name }),
        });
        onHide();
      },
    }),
  );
  if (shown === null) return null;
  const { providerId, name, enabled } = shown;
  return (
    <Dialog show={provider !== null} onHide={onHide} title={name}>
      <ConfirmForm
        key={`${providerId}-${enabled}`}
        title={t(enabled ? 'providers.offTitle' : 'providers.onTitle', { name })}
        text={t(enabled ? 'providers.offText' : 'providers.onText')}
        note={{ label: t('withdrawals.reason'), ...REASON_LENGTH }}
        confirm={{
          label: t(enabled ? 'providers.off' : 'providers.on'),
          variant: enabled ? 'danger' : 'primary',
        }}
        error={change.error}
        isPending={change.isPending}
        onCancel={onHide}
        onConfirm={({ note }) => change.mutate({ providerId, enabled: !enabled, reason: note })}
      />
    </Dialog>
  );
}
