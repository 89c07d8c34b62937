export { GamesPage as default } from '@/features/games/components/games-page.tsx';
