export { GamePage as default } from '@/features/games/components/game-page.tsx';
