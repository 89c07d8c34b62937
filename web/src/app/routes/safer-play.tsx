export { SaferPlayPage as default } from '@/features/safer-play/components/safer-play-page.tsx';
