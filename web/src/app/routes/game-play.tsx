export { GamePlayPage as default } from '@/features/game-play/components/game-play-page.tsx';
