import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useWallets } from '@/lib/money/wallets.ts';
import { useFirstDeposit } from '@/lib/offers/first-deposit.ts';
import { useSession } from '@/lib/session/session.ts';
import { useRefreshWallet } from '../api/use-refresh-wallet.ts';
import { OverviewCard, OverviewSkeleton } from './overview-card.tsx';
import { Records } from './records.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { WalletCards, WalletCardsSkeleton } from './wallet-cards.tsx';
import '../wallet.css';

type WalletPageProps = {
  /** Shown above the balances, for players with an unclaimed offer. */
  readonly promotion?: ReactNode;
};

/** Balances in all currencies, the selected wallet, and the records of deposits and withdrawals. */
export function WalletPage({ promotion }: WalletPageProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const session = useSession();
  useDocumentTitle(t('wallet:title'));
  return (
    <div className="gap-4-5 d-flex flex-column">
      {session === null ? (
        <>
          <h1>{t('wallet:title')}</h1>
          <LoginPrompt
            spot="money-bag"
            title={t('wallet:loginTitle')}
            text={t('wallet:loginText')}
          />
        </>
      ) : (
        <PlayerWallet promotion={promotion} />
      )}
    </div>
  );
}

function PlayerWallet({ promotion }: WalletPageProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const refresh = useRefreshWallet();
  const wallets = useWallets();
  const isRefreshing = wallets.isFetching && !wallets.isPending;
  // Rendered once the content above the balances is known, so that the layout does not shift.
  const { isPending } = useFirstDeposit();
  return (
    <>
      <header className="wallet-head gap-2-5 gap-md-3 d-flex align-items-center">
        <h1>{t('wallet:title')}</h1>
        <PlayMoneyBadge />
        <RefreshButton className="wallet-head-refresh" busy={isRefreshing} onRefresh={refresh} />
      </header>
      {isPending ? (
        <BalancesSkeleton />
      ) : (
        <>
          {promotion}
          <Balances onRefresh={refresh} />
        </>
      )}
      <Records />
    </>
  );
}

function BalancesSkeleton() {
  return (
    <>
      <OverviewSkeleton />
      <WalletCardsSkeleton />
    </>
  );
}

function Balances({ onRefresh }: { readonly onRefresh: () => void }) {
  const { t } = useTranslation(['app', 'wallet']);
  const selected = useSelectedWallet();
  const wallets = useWallets();
  const failure = {
    title: t('wallet:walletInfoFailed'),
    text: t('wallet:walletInfoFailedText'),
  };
  return (
    <QueryView query={wallets} failure={failure} skeleton={<BalancesSkeleton />} isPanel>
      {(list) => (
        <>
          <OverviewCard
            wallets={list}
            selected={selected}
            updatedAt={wallets.dataUpdatedAt}
            isRefreshing={wallets.isFetching}
            onRefresh={onRefresh}
          />
          <WalletCards wallets={list} selected={selected} />
        </>
      )}
    </QueryView>
  );
}
