import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { endOwnSession } from '@/lib/session/use-logout.ts';

/** How long the success message is visible before the logout. */
const LOGOUT_DELAY_MS = 2000;

/** Changes the password; two seconds later the player is logged out and the login modal opens. */
export function useChangePassword() {
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const { mutate, reset, isPending, error } = useMutation(
    trpc.user.changePassword.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setIsDone(true);
        // Not cleared on unmount: the logout happens even if the dialog is closed early.
        setTimeout(() => {
          endOwnSession();
          void navigate('/home');
          openModal('show-login-modal');
        }, LOGOUT_DELAY_MS);
      },
    }),
  );
  return { change: mutate, reset, isPending, isDone, error };
}
