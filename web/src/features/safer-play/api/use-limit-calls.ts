import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';

/** Loads the overview again: a change of a limit changes its use and its pending change. */
function refetchOverview(): Promise<void> {
  return queryClient.invalidateQueries(trpc.saferPlay.overview.pathFilter());
}

type Done = { readonly texts: SaferPlayTexts; readonly onDone?: () => void };

function finish(title: string, onDone?: () => void): void {
  void refetchOverview();
  onDone?.();
  showToast({ tone: 'success', title });
}

/** Sets a limit, or requests a higher one. */
export function useSetLimit({ texts, onDone }: Done) {
  return useMutation(
    trpc.saferPlay.setLimit.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ pending }) =>
        finish(pending === null ? texts.done.set : texts.done.requested, onDone),
    }),
  );
}

/** Requests the end of a limit. */
export function useRemoveLimit({ texts, onDone }: Done) {
  return useMutation(
    trpc.saferPlay.removeLimit.mutationOptions({
      onSuccess: () => finish(texts.done.requested),
      onSettled: () => onDone?.(),
    }),
  );
}

/** Confirms a pending change. A refusal means that the page is stale. */
export function useConfirmLimit({ texts }: Done) {
  return useMutation(
    trpc.saferPlay.confirmLimit.mutationOptions({
      onSuccess: (limit) => finish(limit === null ? texts.done.removed : texts.done.confirmed),
      onError: () => void refetchOverview(),
    }),
  );
}

/** Drops a pending change. A refusal means that the page is stale. */
export function useCancelLimitChange({ texts }: Done) {
  return useMutation(
    trpc.saferPlay.cancelLimitChange.mutationOptions({
      onSuccess: () => finish(texts.done.cancelled),
      onError: () => void refetchOverview(),
    }),
  );
}
