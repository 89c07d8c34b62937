export { HistoryPage as default } from '@/features/history/components/history-page.tsx';
