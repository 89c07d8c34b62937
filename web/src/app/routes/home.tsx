export { HomePage as default } from '@/features/games/components/home-page.tsx';
