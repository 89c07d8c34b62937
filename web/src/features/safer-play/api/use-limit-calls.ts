import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** Loads the overview again: a change of a limit changes its use and its pending change. */
function refetchOverview(): Promise<void> {
  return queryClient.invalidateQueries(trpc.saferPlay.overview.pathFilter());
}

function finish(title: string, onDone?: () => void): void {
  void refetchOverview();
  onDone?.();
  showToast({ tone: 'success', title });
}

/** Sets a limit, or requests a higher one. */
export function useSetLimit(onDone: () => void) {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.setLimit.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ pending }) =>
        finish(
          pending === null ? t('safer-play:done.set') : t('safer-play:done.requested'),
          onDone,
        ),
    }),
  );
}

/** Requests the end of a limit. */
export function useRemoveLimit(onDone: () => void) {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.removeLimit.mutationOptions({
      onSuccess: () => finish(t('safer-play:done.requested')),
      onSettled: onDone,
    }),
  );
}

/** Confirms a pending change. A refusal means that the page is stale. */
export function useConfirmLimit() {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.confirmLimit.mutationOptions({
      onSuccess: (limit) =>
        finish(limit === null ? t('safer-play:done.removed') : t('safer-play:done.confirmed')),
      onError: () => void refetchOverview(),
    }),
  );
}

/** Drops a pending change. A refusal means that the page is stale. */
export function useCancelLimitChange() {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.cancelLimitChange.mutationOptions({
      onSuccess: () => finish(t('safer-play:done.cancelled')),
      onError: () => void refetchOverview(),
    }),
  );
}
