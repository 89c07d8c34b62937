export { ProvidersPage as default } from '@/features/providers/components/providers-page.tsx';
