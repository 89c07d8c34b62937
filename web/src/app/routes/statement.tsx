export { StatementPage as default } from '@/features/safer-play/components/statement-page.tsx';
