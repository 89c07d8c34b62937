import { useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand.tsx';
import { lazyWithRetry } from '@/lib/lazy-with-retry.ts';
import { useWindowEvent, type WindowEvents } from '@/lib/window-events.ts';

const FreshLoginDialog = lazyWithRetry(
  () => import('@/features/auth/components/fresh-login-dialog.tsx'),
);

/** The dialog in which the player confirms the login, over the dialog or page that needs it. */
export function FreshLogin() {
  const [request, setRequest] = useState<WindowEvents['show-fresh-login'] | null>(null);
  const [show, setShow] = useState(false);
  useWindowEvent('show-fresh-login', (detail) => {
    setRequest(detail);
    setShow(true);
  });
  if (request === null) return null;
  const close = (isFresh: boolean) => {
    request.onClosed(isFresh);
    setShow(false);
  };
  return (
    <OnDemand
      onClose={() => {
        close(false);
        setRequest(null);
      }}
    >
      <FreshLoginDialog show={show} onClosed={close} />
    </OnDemand>
  );
}
