import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openLoginToPlay } from '@/lib/games/use-launch-game.ts';
import { sessionRestored, useSession } from '@/lib/session/session.ts';

/** Delay of the login modal after the redirect, so that the home page is rendered behind it. */
const LOGIN_DELAY_MS = 100;

/**
 * Renders the children for players; redirects a guest to the home page and opens the login or
 * registration that leads back to the game.
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
    const gameName = new URLSearchParams(search).get('gameName');
    const target = { returnTo: `${pathname}${search}`, ...(gameName !== null && { gameName }) };
    // Not cleared on unmount: the modal opens after this page is left.
    setTimeout(() => openLoginToPlay(target), LOGIN_DELAY_MS);
  }, [isGuest, navigate, pathname, search]);

  return session === null ? null : children;
}
