export { FairnessPage as default } from '@/features/fairness/components/fairness-page.tsx';
