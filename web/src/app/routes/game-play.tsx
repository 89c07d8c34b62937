import { GamePlayPage } from '@/features/game-play/components/game-play-page.tsx';
import { RealityCheck } from '@/features/safer-play/components/reality-check.tsx';

export default function GamePlayRoute() {
  return <GamePlayPage Interruption={RealityCheck} />;
}
