import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { amendSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/** Changes the profile: the response is the updated player. */
export function useUpdateProfile(onDone: () => void) {
  const { t } = useTranslation(['app', 'profile']);
  return useMutation(
    trpc.user.updateProfile.mutationOptions({
      meta: { showsError: true },
      onSuccess: (player) => {
        queryClient.setQueryData(trpc.user.info.queryKey({}), player);
        const { nickName, phone, address, country } = player;
        amendSession({ user: { nickName, phone, address, country } });
        onDone();
        showToast({ tone: 'success', title: t('profile:updated') });
      },
    }),
  );
}
