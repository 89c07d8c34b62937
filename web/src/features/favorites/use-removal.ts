import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/lib/api/contract-types.ts';
import { removeFavorites, showFavoriteFailure } from '@/lib/games/favorites.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** The games of the removal dialog, until the player confirms or cancels. */
export function useRemoval(onRemoved: () => void) {
  const { t } = useTranslation(['app', 'favorites']);
  const [candidates, setCandidates] = useState<readonly Game[]>([]);
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    /** Unchanged during the exit animation, so that the dialog keeps its text. */
    candidates,
    isConfirming,
    request: (games: readonly Game[]) => {
      setCandidates(games);
      setIsConfirming(true);
    },
    cancel: () => setIsConfirming(false),
    confirm: () => {
      setIsConfirming(false);
      onRemoved();
      removeFavorites(candidates.map(({ gameId }) => gameId)).then(
        () =>
          showToast({
            tone: 'success',
            title: t('favorites:removed', { count: candidates.length }),
          }),
        showFavoriteFailure,
      );
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
