import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { useDocumentTitle } from '@/lib/document-title.ts';
import { useSelectedWallet } from '@/lib/selected-wallet.ts';
import { useSession } from '@/lib/session.ts';
import { useWallets } from '@/lib/wallets.ts';
import { useRefreshWallet } from '../api/use-refresh-wallet.ts';
import { DepositRecords } from './deposit-records.tsx';
import { OverviewCard, OverviewSkeleton } from './overview-card.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { WalletCards, WalletCardsSkeleton } from './wallet-cards.tsx';
import '../wallet.css';

/** Balances in all currencies, which one games use, and the deposits with their details. */
export function WalletPage() {
  const { t } = useTranslation();
  const session = useSession();
  useDocumentTitle(t('wallet.title'));
  return (
    <div className="wallet-page">
      {session === null ? (
        <>
          <h1>{t('wallet.title')}</h1>
          <LoginPrompt title={t('wallet.loginTitle')} text={t('wallet.loginText')} />
        </>
      ) : (
        <PlayerWallet />
      )}
    </div>
  );
}

function PlayerWallet() {
  const { t } = useTranslation();
  const refresh = useRefreshWallet();
  const wallets = useWallets();
  const isRefreshing = wallets.isFetching && !wallets.isPending;
  return (
    <>
      <header className="wallet-head">
        <h1>{t('wallet.title')}</h1>
        <PlayMoneyBadge />
        <RefreshButton className="wallet-head-refresh" busy={isRefreshing} onRefresh={refresh} />
      </header>
      <Balances onRefresh={refresh} />
      <DepositRecords />
    </>
  );
}

function Balances({ onRefresh }: { readonly onRefresh: () => void }) {
  const { t } = useTranslation();
  const selected = useSelectedWallet();
  const wallets = useWallets();
  if (wallets.data === undefined) {
    if (!wallets.isError) {
      return (
        <>
          <OverviewSkeleton />
          <WalletCardsSkeleton />
        </>
      );
    }
    return (
      <section className="panel">
        <ErrorState
          title={t('wallet.walletInfoFailed')}
          text={t('wallet.walletInfoFailedText')}
          onRetry={() => void wallets.refetch()}
          retrying={wallets.isFetching}
        />
      </section>
    );
  }
  return (
    <>
      <OverviewCard
        inPlay={wallets.data.find((wallet) => wallet.walletType === selected)}
        others={wallets.data.filter((wallet) => wallet.walletType !== selected)}
        updatedAt={wallets.dataUpdatedAt}
        isRefreshing={wallets.isFetching}
        onRefresh={onRefresh}
      />
      <WalletCards wallets={wallets.data} selected={selected} />
    </>
  );
}
