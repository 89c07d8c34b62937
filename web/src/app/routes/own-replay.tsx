export { OwnReplayPage as default } from '@/features/game-play/components/own-replay-page.tsx';
