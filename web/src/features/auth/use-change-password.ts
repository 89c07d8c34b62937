import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError, toApiError } from '@/lib/api-error.ts';
import { trpc } from '@/lib/trpc.ts';
import { endOwnSession } from '@/lib/use-logout.ts';
import { openModal } from '@/lib/window-events.ts';

/** The success stays in sight for this long; then the player logs in with the new password. */
const LOGOUT_DELAY_MS = 2000;

const isWrong = (error: unknown) => isApiError(error, 'WRONG_CURRENT_PASSWORD');

type ChangePassword = {
  readonly change: (
    passwords: { oldPassword: string; newPassword: string },
    told: { onWrongCurrent: () => void },
  ) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly isDone: boolean;
  /** The server's words, or the specification's when it had none. */
  readonly failure: string | null;
  readonly isWrongCurrent: boolean;
};

/** Changes the password; two seconds later the player is logged out and meets the login modal. */
export function useChangePassword(): ChangePassword {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const { mutate, reset, isPending, error } = useMutation(
    trpc.user.changePassword.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setIsDone(true);
        // Not cleared on unmount: closing the dialog early does not change what happens next.
        setTimeout(() => {
          endOwnSession();
          void navigate('/home');
          openModal('show-login-modal');
        }, LOGOUT_DELAY_MS);
      },
    }),
  );
  const found = toApiError(error);
  return {
    change: (passwords, { onWrongCurrent }) =>
      mutate(passwords, { onError: (failed) => isWrong(failed) && onWrongCurrent() }),
    reset,
    isPending,
    isDone,
    failure: error && (found?.message || t('password.changePasswordFailedMessage')),
    isWrongCurrent: isWrong(error),
  };
}
