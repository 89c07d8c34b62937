export { WalletPage as default } from '@/features/wallet/components/wallet-page.tsx';
