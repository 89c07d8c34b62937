export { HelpPage as default } from '@/features/safer-play/components/help-page.tsx';
