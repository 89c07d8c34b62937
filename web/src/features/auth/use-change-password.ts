import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trpc } from '@/lib/trpc.ts';
import { endOwnSession } from '@/lib/use-logout.ts';
import { openModal } from '@/lib/window-events.ts';

/** The success stays in sight for this long; then the player logs in with the new password. */
const LOGOUT_DELAY_MS = 2000;

/** Changes the password; two seconds later the player is logged out and meets the login modal. */
export function useChangePassword() {
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
  return { change: mutate, reset, isPending, isDone, error };
}
