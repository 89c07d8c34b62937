export { FreePlayPage as default } from '@/features/game-play/components/free-play-page.tsx';
