import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { DialogFailure } from '@/components/ui/failure.tsx';
import { GamePlayPage } from '@/features/game-play/components/game-play-page.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';

const RealityCheck = lazyWithRetry(
  () => import('@/features/safer-play/components/reality-check.tsx'),
  ['safer-play'],
);

export default function GamePlayRoute() {
  return <GamePlayPage Interruption={LoadedRealityCheck} />;
}

/** Loads once the game can be played. Without its code nothing would end the play: the game is left. */
function LoadedRealityCheck(props: ComponentProps<typeof RealityCheck>) {
  return (
    <ErrorBoundary failure={(retry) => <DialogFailure retry={retry} onClose={props.onLeave} />}>
      <Suspense>
        <RealityCheck {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
