import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** The kinds that a player may clear; money movements cannot be cleared. */
export type ClearableKind = 'game' | 'browse';

/** Hides the rows of a kind from the player's view; no money record is deleted. */
export function useClearHistory() {
  const { t } = useTranslation(['app', 'history']);
  return useMutation({
    mutationFn: (kind: ClearableKind) => api.user.clearHistory.mutate({ kind }),
    onSuccess: () => {
      showToast({ tone: 'success', title: t('history:clear.done') });
      return queryClient.invalidateQueries(trpc.user.history.pathFilter());
    },
  });
}
