import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldHalf } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Pager } from '@/components/ui/pager.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import { PlayerStateText, TimeText } from '../../components/cells.tsx';
import { PAGE_SIZE } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type {
  LimitChange,
  OfficePlayer,
  PlayerLimit,
  PlayerLimits,
} from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { BreakForm } from './break-form.tsx';

type Amount = Pick<PlayerLimit, 'amount' | 'walletType'>;

/** The limits of a player with their history, and a break. */
export function SaferPlayTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const address = useAddress();
  const maySet = useMay('support');
  const query = useQuery(
    office.players.limits.queryOptions(
      { uid: player.uid, pageNum: address.page, pageSize: PAGE_SIZE },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Loaded<PlayerLimits> query={query} skeleton={<BlocksSkeleton heights={[160, 240, 250]} />}>
      {(limits) => (
        <>
          <Panel title={t('saferPlay.break')}>
            <Facts>
              <Fact label={t('players.stateLabel')}>
                <PlayerStateText state={player.state} />
              </Fact>
              <Fact label={t('saferPlay.timeOutUntil')}>
                <TimeText at={limits.timeOutUntil} />
              </Fact>
              <Fact label={t('saferPlay.excludedUntil')}>
                <TimeText at={limits.selfExcludedUntil} />
              </Fact>
              <Fact label={t('saferPlay.realityCheck')}>
                {limits.realityCheckMinutes === 0
                  ? t('players.off')
                  : minutesText(limits.realityCheckMinutes)}
              </Fact>
            </Facts>
            {maySet && <BreakForm player={player} />}
          </Panel>
          <Panel title={t('saferPlay.limits')}>
            <Limits limits={limits.limits} />
          </Panel>
          <Panel title={t('saferPlay.history')}>
            <History
              history={limits.history}
              page={address.page}
              onPage={(page) => address.set({ page })}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

/** An amount of money, or of time in minutes; "no limit" without one. */
function useLimitText() {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  return ({ amount, walletType }: Amount) => {
    if (amount === null) return t('saferPlay.noLimit');
    return walletType === null ? minutesText(amount) : money(amount, walletType);
  };
}

function Limits({ limits }: { readonly limits: readonly PlayerLimit[] }) {
  const { t } = useTranslation('office');
  const text = useLimitText();
  if (limits.length === 0) {
    return <EmptyState icon={<ShieldHalf size={28} />} title={t('saferPlay.none')} />;
  }
  const columns: readonly Column<PlayerLimit>[] = [
    {
      id: 'kind',
      head: t('saferPlay.kind'),
      cell: ({ kind }) => <b>{t(`saferPlay.kinds.${kind}`)}</b>,
    },
    {
      id: 'period',
      head: t('saferPlay.period'),
      cell: ({ period }) => t(`saferPlay.periods.${period}`),
    },
    { id: 'amount', head: t('list.amount'), isNumber: true, cell: (limit) => text(limit) },
    { id: 'set', head: t('saferPlay.setAt'), cell: ({ setAt }) => <TimeText at={setAt} /> },
    {
      id: 'pending',
      head: t('saferPlay.pending'),
      isNumber: true,
      cell: ({ pending, walletType }) =>
        pending === null ? (
          <span className="text-3">—</span>
        ) : (
          text({ amount: pending.amount, walletType })
        ),
    },
  ];
  return (
    <DataTable
      label={t('saferPlay.limits')}
      className="office-table"
      frameClassName="has-cards"
      columns={columns}
      rows={limits}
      keyOf={({ kind, period, walletType }) => `${kind}-${period}-${walletType}`}
    />
  );
}

type HistoryProps = {
  readonly history: PlayerLimits['history'];
  readonly page: number;
  readonly onPage: (page: number) => void;
};

const names = {
  actions: ['set', 'request', 'confirm', 'cancel', 'lapse'],
  actors: ['player', 'staff', 'system'],
} as const;

/** The name of an action or an actor; as it is for one of a newer server. */
function useNameOf() {
  const { t } = useTranslation('office');
  return (group: keyof typeof names, value: string): string => {
    if (group === 'actions') {
      const action = names.actions.find((one) => one === value);
      return action === undefined ? value : t(`saferPlay.actions.${action}`);
    }
    const actor = names.actors.find((one) => one === value);
    return actor === undefined ? value : t(`saferPlay.actors.${actor}`);
  };
}

function History({ history, page, onPage }: HistoryProps) {
  const { t } = useTranslation('office');
  const nameOf = useNameOf();
  const text = useLimitText();
  if (history.total === 0) {
    return <EmptyState icon={<ShieldHalf size={28} />} title={t('saferPlay.noHistory')} />;
  }
  const columns: readonly Column<LimitChange>[] = [
    { id: 'at', head: t('list.at'), cell: ({ at }) => <TimeText at={at} /> },
    {
      id: 'kind',
      head: t('saferPlay.kind'),
      cell: ({ kind, period }) =>
        `${t(`saferPlay.kinds.${kind}`)} · ${t(`saferPlay.periods.${period}`)}`,
    },
    { id: 'action', head: t('log.action'), cell: ({ action }) => nameOf('actions', action) },
    {
      id: 'from',
      head: t('log.before'),
      isNumber: true,
      cell: ({ from, walletType }) => text({ amount: from, walletType }),
    },
    {
      id: 'to',
      head: t('log.after'),
      isNumber: true,
      cell: ({ to, walletType }) => text({ amount: to, walletType }),
    },
    { id: 'by', head: t('saferPlay.by'), from: 'tablet', cell: ({ by }) => nameOf('actors', by) },
  ];
  return (
    <>
      <DataTable
        label={t('saferPlay.history')}
        className="office-table"
        frameClassName="has-cards"
        columns={columns}
        rows={history.list}
        keyOf={({ id }) => id}
      />
      <Pager
        page={page}
        total={history.total}
        pageSize={PAGE_SIZE}
        count={t('list.total', { count: history.total })}
        onPage={onPage}
      />
    </>
  );
}
