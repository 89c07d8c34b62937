import { useFormat } from '@/lib/i18n/use-format.ts';
import '../overview.css';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { HideBalances } from '@/components/ui/hide-balances.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { totalBalance } from '../total-balance.ts';
import { BalanceLine } from './balance-line.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { ShareBar } from './share-bar.tsx';

type OverviewCardProps = {
  readonly wallets: readonly Wallet[];
  /** The wallet of the games and deposits. */
  readonly selected: Currency;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
};

/**
 * What all wallets are worth together in the currency of the selected one, by the reference rates, and
 * how it was in the last thirty days; no money can be exchanged by them.
 */
export function OverviewCard(props: OverviewCardProps) {
  const { wallets, selected: walletType, updatedAt, isRefreshing, onRefresh } = props;
  const { t } = useTranslation(['app', 'wallet', 'wallet-selection']);
  const isMobile = useDeviceClass() === 'mobile';
  const isHidden = useBalancesHidden();
  const pause = useDepositPause();
  const { dateTime } = useFormat();
  const total = totalBalance(wallets, walletType);
  const count = total.shares.length;
  return (
    <section
      className="panel overview gap-0 gap-md-6 position-relative d-grid overflow-hidden"
      aria-labelledby="overview-title"
    >
      <Guilloche color="#ffe2a0" width={900} height={190} seed={4} opacity={0.1} />
      <div className="position-relative d-flex flex-column">
        <div className="overview-label text-2 d-flex align-items-center">
          <CurrencyRoundel currency={walletType} sizePx={22} />
          <h2 className="tracking-0" id="overview-title">
            {t('wallet:total')}
          </h2>
          <HideBalances />
        </div>
        <p className="overview-amount tracking-tighter">
          <BalanceText amount={total.amount} currency={walletType} countUp />
          {!isHidden && total.isEstimate && (
            <span className="overview-note tracking-0 text-2 num">
              {t('wallet:estimate', { currency: walletType, count })}
            </span>
          )}
          <Frozen walletType={walletType} />
        </p>
        {!isHidden && total.isEstimate ? (
          <ShareBar shares={total.shares} />
        ) : (
          <p className="overview-use text-2 fs-sm">{t('wallet-selection:text')}</p>
        )}
      </div>
      <div className="overview-actions position-relative d-flex flex-column justify-content-between gap-4">
        {!isMobile && (
          <p className="d-flex text-2 text-nowrap align-items-center gap-2 fs-xs">
            <span className="num">
              {t('wallet:updated', {
                time: dateTime(updatedAt, 'time'),
              })}
            </span>
            <RefreshButton busy={isRefreshing} onRefresh={onRefresh} />
          </p>
        )}
        {!isHidden && <BalanceLine currency={walletType} />}
        <div className="overview-buttons d-flex gap-2-5">
          <Button
            size="lg"
            {...pause}
            onClick={() => openModal('show-deposit-modal', { walletType })}
          >
            <ArrowDownToLine size={19} />
            {t('wallet:deposit')}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={() => openModal('show-withdraw-modal', { walletType })}
          >
            <ArrowUpFromLine size={19} />
            {t('wallet:withdraw')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The amount frozen by pending withdrawals; the account call returns it for the player's own
 * currency.
 */
function Frozen({ walletType }: { readonly walletType: Currency }) {
  const { t } = useTranslation(['app', 'wallet', 'wallet-selection']);
  const { money } = useFormat();
  const info = usePlayer().data;
  const isHidden = useBalancesHidden();
  if (isHidden || info?.currency !== walletType || info.frozenBalance <= 0) return null;
  const amount = money(info.frozenBalance, walletType);
  return (
    <span className="overview-note tracking-0 text-2 num">{t('wallet:frozen', { amount })}</span>
  );
}

export function OverviewSkeleton() {
  return (
    <section
      className="panel overview gap-0 gap-md-6 position-relative d-grid overflow-hidden"
      aria-busy="true"
    >
      <div className="position-relative d-flex flex-column">
        <p className="overview-label text-2 d-flex align-items-center">
          <Skeleton width="170px" height="22px" />
        </p>
        <p className="overview-amount tracking-tighter">
          <Skeleton width="260px" height="1em" />
        </p>
        <p className="overview-use text-2 fs-sm">
          <Skeleton width="250px" height="18px" />
        </p>
      </div>
      <div className="overview-actions position-relative d-flex flex-column justify-content-between gap-4">
        <span className="d-none d-md-flex text-2 text-nowrap align-items-center gap-2 fs-xs" />
        <div className="overview-buttons d-flex gap-2-5">
          <Skeleton width="132px" height="52px" radius="14px" />
          <Skeleton width="146px" height="52px" radius="14px" />
        </div>
      </div>
    </section>
  );
}
