import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { endSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** Loads what protects the player again, and the profile, which has the end of a break. */
function refetchRestrictions(): void {
  void queryClient.invalidateQueries(trpc.saferPlay.overview.pathFilter());
  void queryClient.invalidateQueries(trpc.user.info.pathFilter());
}

/** Sets how often the reality check comes. */
export function useSetRealityCheck() {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.setRealityCheck.mutationOptions({
      onSuccess: () => showToast({ tone: 'success', title: t('safer-play:realityCheck.saved') }),
      onSettled: refetchRestrictions,
    }),
  );
}

/** Acknowledges a reality check, after which bets go on. */
export function useAcknowledge() {
  return useMutation(
    trpc.saferPlay.acknowledgeRealityCheck.mutationOptions({
      meta: { showsError: true },
      onSuccess: refetchRestrictions,
    }),
  );
}

/** Starts a break or makes it longer. */
export function useStartTimeOut(onDone: () => void) {
  const { t } = useTranslation(['app', 'safer-play']);
  return useMutation(
    trpc.saferPlay.startTimeOut.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        refetchRestrictions();
        onDone();
        showToast({ tone: 'success', title: t('safer-play:timeOut.started') });
      },
    }),
  );
}

/** Closes the account: the server has ended every session, and the login shows the reason. */
export function useExcludeSelf() {
  return useMutation(
    trpc.saferPlay.excludeSelf.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        endSession('SELF_EXCLUDED');
        openModal('show-login-modal');
      },
    }),
  );
}
