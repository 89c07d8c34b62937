import { FirstDepositBanner } from '@/features/rewards/components/first-deposit-banner.tsx';
import { WalletPage } from '@/features/wallet/components/wallet-page.tsx';

export default function WalletRoute() {
  return <WalletPage promotion={<FirstDepositBanner />} />;
}
