import { useEffect, useEffectEvent, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { useWindowEvent, type WindowEvents } from '@/lib/browser/window-events.ts';
import { useSession } from '@/lib/session/session.ts';

const FreshLoginDialog = lazyWithRetry(
  () => import('@/features/auth/components/fresh-login-dialog.tsx'),
  ['password', 'security'],
);

/** The dialog in which the player confirms the login, over the dialog or page that needs it. */
export function FreshLogin() {
  const [request, setRequest] = useState<WindowEvents['show-fresh-login'] | null>(null);
  const [show, setShow] = useState(false);
  useWindowEvent('show-fresh-login', (detail) => {
    setRequest(detail);
    setShow(true);
  });
  const close = useEffectEvent((isFresh: boolean) => {
    request?.onClosed(isFresh);
    setShow(false);
  });
  // A login that has ended cannot be confirmed, and navigating back leaves what needed it.
  const isGuest = useSession() === null;
  useEffect(() => {
    if (!show) return;
    if (isGuest) close(false);
    const leave = () => close(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [show, isGuest]);
  if (request === null) return null;
  const finish = (isFresh: boolean) => {
    request.onClosed(isFresh);
    setShow(false);
  };
  return (
    <OnDemand
      onClose={() => {
        finish(false);
        setRequest(null);
      }}
    >
      <FreshLoginDialog show={show} onClosed={finish} />
    </OnDemand>
  );
}
