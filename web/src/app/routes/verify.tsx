export { VerifyPage as default } from '@/features/verify/components/verify-page.tsx';
