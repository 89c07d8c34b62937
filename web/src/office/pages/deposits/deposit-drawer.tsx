import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { PlayerLink, TimeText } from '../../components/cells.tsx';
import { DrawerSum } from '../../components/drawer-sum.tsx';
import { Entries, ProviderEvents } from '../../components/entries.tsx';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { DepositDetail } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { DepositStatus } from './deposit-status.tsx';

type DepositDrawerProps = { readonly outTradeNo: string | null; readonly onClose: () => void };

/** A deposit with the provider's events, and the request for the provider's state of it. */
export function DepositDrawer({ outTradeNo, onClose }: DepositDrawerProps) {
  const { t } = useTranslation('office');
  const shown = useLastPresent(outTradeNo) ?? '';
  const mayCompare = useMay('payments');
  const query = useQuery(
    office.deposits.get.queryOptions({ outTradeNo: shown }, { enabled: outTradeNo !== null }),
  );
  return (
    <SideDrawer
      show={outTradeNo !== null}
      onHide={onClose}
      title={
        <span className="d-inline-flex align-items-center gap-1-5 wrap-anywhere">
          <span className="mono">{shown}</span>
          <CopyButton text={shown} what={t('list.order')} />
        </span>
      }
      footer={mayCompare ? <Compare key={shown} outTradeNo={shown} /> : null}
    >
      <Loaded<DepositDetail> query={query} skeleton={<BlocksSkeleton heights={[92, 200, 120]} />}>
        {(detail) => <DepositBody detail={detail} />}
      </Loaded>
    </SideDrawer>
  );
}

/** Requests the provider's state; a deposit that was paid there is credited here. */
function Compare({ outTradeNo }: { readonly outTradeNo: string }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const compare = useMutation(
    office.deposits.compare.mutationOptions({
      onSettled: () => queries.invalidateQueries(office.deposits.pathFilter()),
    }),
  );
  const found = compare.data?.provider;
  return (
    <div className="d-flex flex-column gap-4">
      {found !== undefined && (
        <Notice tone={found.agrees ? 'success' : 'info'}>
          {found.found
            ? t(found.agrees ? 'deposits.agrees' : 'deposits.differs', {
                status: found.status ?? '—',
              })
            : t('deposits.unknownThere')}
        </Notice>
      )}
      <div className="form-actions">
        <Button
          variant="secondary"
          aria-disabled={compare.isPending}
          onClick={compare.isPending ? undefined : () => compare.mutate({ outTradeNo })}
        >
          <RefreshCw size={16} />
          {t(compare.isPending ? 'deposits.comparing' : 'deposits.compare')}
        </Button>
      </div>
    </div>
  );
}

function DepositBody({
  detail: { order, player, events, entries },
}: {
  readonly detail: DepositDetail;
}) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  return (
    <>
      <DrawerSum amount={order.amount} currency={order.walletType} amountUsd={order.amountUsd}>
        <div className="stacked align-items-end text-end">
          <DepositStatus status={order.status} />
          <small className="text-3">{order.paymentChannel}</small>
        </div>
      </DrawerSum>
      <Facts className="office-facts">
        <Fact label={t('list.player')}>
          <PlayerLink player={player} />
        </Fact>
        <Fact label={t('deposits.providerOrder')}>
          <span className="mono">{order.platOrderNum ?? '—'}</span>
        </Fact>
        <Fact label={t('deposits.credited')}>{money(order.actualAmount, order.walletType)}</Fact>
        <Fact label={t('deposits.bonus')}>{money(order.bonusAmount, order.walletType)}</Fact>
        <Fact label={t('deposits.fee')}>{money(order.fee, order.walletType)}</Fact>
        <Fact label={t('list.created')}>
          <TimeText at={order.createdAt} />
        </Fact>
        <Fact label={t('deposits.expires')}>
          <TimeText at={order.expiresAt} />
        </Fact>
        {order.remark !== '' && <Fact label={t('deposits.statusReason')}>{order.remark}</Fact>}
      </Facts>
      <section>
        <h3>{t('deposits.events')}</h3>
        <ProviderEvents events={events} />
      </section>
      <section>
        <h3>{t('withdrawals.entries')}</h3>
        <Entries entries={entries} />
      </section>
    </>
  );
}
