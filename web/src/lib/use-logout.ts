import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logout } from './session.ts';
import { showToast } from './toasts.ts';
import { api } from './trpc.ts';

/** Ends the session on the server and, whatever it answers, here. */
export function endOwnSession(): void {
  // The token is read when the call is made, so the call goes first; its failure changes nothing.
  api.user.logout.mutate({}).catch(() => undefined);
  logout();
}

/** Logs out and goes home. */
export function useLogout(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    endOwnSession();
    void navigate('/home');
    showToast({ tone: 'success', title: t('layout.loggedOut') });
  };
}
