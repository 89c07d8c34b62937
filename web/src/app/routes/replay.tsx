export { ReplayPage as default } from '@/features/game-play/components/replay-page.tsx';
