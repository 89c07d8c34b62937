import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionRestored, useSession } from '@/lib/session.ts';
import { openModal } from '@/lib/window-events.ts';

/** The login modal follows the redirect after this, so that the home page is there behind it. */
const LOGIN_DELAY_MS = 100;

/** Lets players in; a guest goes home and meets the login modal. */
export function GamePlayGuard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isRestored, setIsRestored] = useState(false);
  const isGuest = isRestored && session === null;

  useEffect(() => {
    void sessionRestored.then(() => setIsRestored(true));
  }, []);

  useEffect(() => {
    if (!isGuest) return;
    void navigate('/', { replace: true });
    // Not cleared on unmount: leaving this page is exactly what the modal follows.
    setTimeout(() => openModal('show-login-modal'), LOGIN_DELAY_MS);
  }, [isGuest, navigate]);

  return session === null ? null : children;
}
