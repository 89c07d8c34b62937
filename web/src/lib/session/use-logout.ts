import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { api } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { logout } from './session.ts';

/** Ends the session on the server and, regardless of the response, in this browser. */
export function endOwnSession(): void {
  // The request reads the token when it is sent, so it goes first; its failure has no effect.
  api.user.logout.mutate({}).catch(() => undefined);
  logout();
}

/** Logs out and opens the home page. */
export function useLogout(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    endOwnSession();
    void navigate('/home');
    showToast({ tone: 'success', title: t('layout.loggedOut') });
  };
}
