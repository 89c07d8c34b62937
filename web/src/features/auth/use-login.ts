import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '@/lib/query-client.ts';
import { login } from '@/lib/session.ts';
import { showToast } from '@/lib/toasts.ts';
import { trpc } from '@/lib/trpc.ts';

/** Logs in, saves the session, fetches the wallets and opens the home page. */
export function useLogin(onLoggedIn: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMutation(
    trpc.user.login.mutationOptions({
      meta: { showsError: true },
      onSuccess: (result, { email, remember = false }) => {
        login(result, { remember, email });
        void queryClient.prefetchQuery(trpc.wallets.list.queryOptions({}));
        onLoggedIn();
        void navigate('/');
        showToast({ tone: 'success', title: t('auth.welcome', { name: result.nickName }) });
      },
    }),
  );
}
