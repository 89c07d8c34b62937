import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openModal } from '@/lib/browser/window-events.ts';
import { sessionRestored, useSession } from '@/lib/session/session.ts';

/** Delay of the login modal after the redirect, so that the home page is rendered behind it. */
const LOGIN_DELAY_MS = 100;

/**
 * Renders the children for players; redirects a guest to the home page and opens the login that
 * leads back to the game.
 */
export function GamePlayGuard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isRestored, setIsRestored] = useState(false);
  const isGuest = isRestored && session === null;

  useEffect(() => {
    void sessionRestored.then(() => setIsRestored(true));
  }, []);

  useEffect(() => {
    if (!isGuest) return;
    void navigate('/', { replace: true });
    const returnTo = `${pathname}${search}`;
    // Not cleared on unmount: the modal opens after this page is left.
    setTimeout(() => openModal('show-login-modal', { returnTo }), LOGIN_DELAY_MS);
  }, [isGuest, navigate, pathname, search]);

  return session === null ? null : children;
}
