import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '@/lib/query-client.ts';
import { login } from '@/lib/session.ts';
import { showToast } from '@/lib/toasts.ts';
import { trpc } from '@/lib/trpc.ts';

export type LoginTarget = {
  /** The path that opens after the login; the home page by default. */
  readonly returnTo: string | undefined;
  /** The game at that path. */
  readonly gameName: string | undefined;
  readonly onLoggedIn: () => void;
};

/** Logs in, saves the session, fetches the wallets and opens the page that the login was for. */
export function useLogin({ returnTo = '/', onLoggedIn }: Omit<LoginTarget, 'gameName'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMutation(
    trpc.user.login.mutationOptions({
      meta: { showsError: true },
      onSuccess: (result, { email, remember = false }) => {
        login(result, { remember, email });
        void queryClient.prefetchQuery(trpc.wallets.list.queryOptions({}));
        onLoggedIn();
        // "Back" does not lead to the same page again.
        const isHere = returnTo === `${window.location.pathname}${window.location.search}`;
        void navigate(returnTo, { replace: isHere });
        showToast({ tone: 'success', title: t('auth.welcome', { name: result.nickName }) });
      },
    }),
  );
}
