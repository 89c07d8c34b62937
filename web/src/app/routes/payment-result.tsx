export { PaymentResultPage as default } from '@/features/payment-result/components/payment-result-page.tsx';
