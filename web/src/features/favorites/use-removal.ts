import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@/lib/contract-types.ts';
import { removeFavorites, showFavoriteFailure } from '@/lib/favorites.ts';
import { showToast } from '@/lib/toasts.ts';

/** Games that the player was asked about, until the answer. */
export function useRemoval(onRemoved: () => void) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly Game[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  return {
    /** Kept while the dialog leaves, so that its words stay. */
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
