import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/lib/contract-types.ts';
import { removeFavorites, showFavoriteFailure } from '@/lib/favorites.ts';
import { showToast } from '@/lib/toasts.ts';

/** The games of the removal dialog, until the player confirms or cancels. */
export function useRemoval(onRemoved: () => void) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly Game[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  return {
    /** Unchanged during the exit animation, so that the dialog keeps its text. */
    asked,
    isAsking,
    ask: (games: readonly Game[]) => {
      setAsked(games);
      setIsAsking(true);
    },
    cancel: () => setIsAsking(false),
    confirm: () => {
      setIsAsking(false);
      onRemoved();
      removeFavorites(asked.map(({ gameId }) => gameId)).then(
        () =>
          showToast({ tone: 'success', title: t('favorites.removed', { count: asked.length }) }),
        showFavoriteFailure,
      );
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
