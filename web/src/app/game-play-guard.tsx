import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionRestored, useSession } from '@/lib/session.ts';
import { openModal } from '@/lib/window-events.ts';

/** Delay of the login modal after the redirect, so that the home page is rendered behind it. */
const LOGIN_DELAY_MS = 100;

/**
 * Renders the children for players; redirects a guest to the home page and opens the login modal.
 */
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
    // Not cleared on unmount: the modal opens after this page is left.
    setTimeout(() => openModal('show-login-modal'), LOGIN_DELAY_MS);
  }, [isGuest, navigate]);

  return session === null ? null : children;
}
