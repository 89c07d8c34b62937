import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OnDemand } from '@/components/ui/on-demand.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { useWindowEvent, type WindowEvents } from '@/lib/browser/window-events.ts';
import { currentSession, sessionEndReason, useSession } from '@/lib/session/session.ts';

const ChangePasswordModal = lazyWithRetry(
  () => import('@/features/auth/components/change-password-modal.tsx'),
  ['password'],
);
const NotificationDrawer = lazyWithRetry(
  () => import('@/features/notifications/components/notification-drawer.tsx'),
  ['notifications'],
);
const AuthModal = lazyWithRetry(
  () => import('@/features/auth/components/auth-modal.tsx'),
  ['exclusion', 'free-play', 'password', 'security'],
);
const DepositModal = lazyWithRetry(
  () => import('@/features/deposit/components/deposit-modal.tsx'),
  ['deposit', 'limit-choice'],
);
const DepositLimit = lazyWithRetry(
  () => import('@/features/safer-play/components/deposit-limit.tsx'),
  ['safer-play'],
);
const WithdrawModal = lazyWithRetry(
  () => import('@/features/withdraw/components/withdraw-modal.tsx'),
  ['wallet', 'withdraw'],
);
const WelcomeModal = lazyWithRetry(
  () => import('@/features/rewards/components/welcome-modal.tsx'),
  ['rewards'],
);
const WalletSelectionModal = lazyWithRetry(
  () => import('@/features/wallet-selection/components/wallet-selection-modal.tsx'),
  ['wallet-selection'],
);

type Opened =
  | {
      readonly name: 'auth';
      readonly tab: 'login' | 'register';
      readonly detail?: WindowEvents['show-login-modal'];
    }
  | { readonly name: 'change-password' | 'notifications' }
  | { readonly name: 'welcome'; readonly detail: WindowEvents['show-welcome-modal'] }
  | { readonly name: 'deposit'; readonly detail: WindowEvents['show-deposit-modal'] }
  | { readonly name: 'withdraw'; readonly detail: WindowEvents['show-withdraw-modal'] }
  | { readonly name: 'wallet-selection'; readonly detail: WindowEvents['show-wallet-selection'] };

/**
 * Opens the global modals on their window events, one at a time. The code of a modal loads when it
 * is first opened. The modal then stays mounted so that it can close with its animation.
 */
export function GlobalModals() {
  const [show, setShow] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (next: Opened) => {
    setOpened(next);
    setShow(true);
  };
  const hide = () => setShow(false);
  // The server may have ended the session before the listeners below were mounted.
  useEffect(() => {
    if (sessionEndReason() === null) return;
    setOpened({ name: 'auth', tab: 'login' });
    setShow(true);
  }, []);
  // The mailed link may open in the tab whose dialog requested it.
  const isResetting = useLocation().pathname === '/reset-password';
  useEffect(() => {
    if (isResetting) setShow(false);
  }, [isResetting]);
  // Navigating back closes the modal as well.
  useEffect(() => {
    if (!show) return;
    const leave = () => setShow(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [show]);
  // A login or logout in another tab makes an open modal obsolete.
  const isGuest = useSession() === null;
  const isSettled = isGuest ? isForPlayers(opened) : opened?.name === 'auth';
  useEffect(() => {
    if (isSettled) setShow(false);
  }, [isSettled]);
  // A guest has no password to change, no notifications to read and no reward to draw.
  const openForPlayer = (next: Opened) => {
    open(currentSession() === null ? { name: 'auth', tab: 'login' } : next);
  };

  useWindowEvent('show-login-modal', (detail) =>
    open({ name: 'auth', tab: detail?.tab ?? 'login', detail }),
  );
  useWindowEvent('show-register-modal', () => open({ name: 'auth', tab: 'register' }));
  useWindowEvent('show-change-password-modal', () => openForPlayer({ name: 'change-password' }));
  useWindowEvent('show-notifications', () => openForPlayer({ name: 'notifications' }));
  useWindowEvent('show-welcome-modal', (detail) => openForPlayer({ name: 'welcome', detail }));
  useWindowEvent('show-deposit-modal', (detail) => open({ name: 'deposit', detail: detail ?? {} }));
  useWindowEvent('show-withdraw-modal', (detail) => open({ name: 'withdraw', detail }));
  useWindowEvent('show-wallet-selection', (detail) =>
    open({ name: 'wallet-selection', detail: detail ?? {} }),
  );

  if (opened === null) return null;
  return (
    <OnDemand onClose={() => setOpened(null)}>{modalOf({ opened, show, onHide: hide })}</OnDemand>
  );
}

/** The other modals send a guest to the login themselves. */
function isForPlayers(opened: Opened | null): boolean {
  return (
    opened?.name === 'change-password' ||
    opened?.name === 'notifications' ||
    opened?.name === 'welcome'
  );
}

type ModalState = {
  readonly opened: Opened;
  readonly show: boolean;
  readonly onHide: () => void;
};

function modalOf({ opened, show, onHide }: ModalState) {
  switch (opened.name) {
    case 'auth':
      return <AuthModal show={show} onHide={onHide} tab={opened.tab} detail={opened.detail} />;
    case 'change-password':
      return <ChangePasswordModal show={show} onHide={onHide} />;
    case 'notifications':
      return <NotificationDrawer show={show} onHide={onHide} />;
    case 'welcome':
      return (
        <WelcomeModal show={show} onHide={onHide} isForGame={opened.detail?.isForGame === true} />
      );
    case 'deposit':
      return (
        <DepositModal
          show={show}
          onHide={onHide}
          detail={opened.detail}
          limit={
            <Suspense>
              <DepositLimit onLeave={onHide} />
            </Suspense>
          }
        />
      );
    case 'withdraw':
      return <WithdrawModal show={show} onHide={onHide} detail={opened.detail} />;
    case 'wallet-selection':
      return <WalletSelectionModal show={show} onHide={onHide} detail={opened.detail} />;
  }
}
