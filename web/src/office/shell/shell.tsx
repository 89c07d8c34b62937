import { Menu as MenuIcon } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DialogHeader } from '@/components/ui/dialog.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { Failure } from '../components/failure.tsx';
import { BlocksSkeleton } from '../components/states.tsx';
import type { OfficeSession } from '../lib/session/office-session.ts';
import { useIdleLogout } from '../lib/session/use-idle-logout.ts';
import { OfficeRoutes } from '../office-routes.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SidebarContent } from './sidebar.tsx';

/** The frame of every page: the sidebar, on phones behind a button, and the page. */
export function Shell({ session }: { readonly session: OfficeSession }) {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [section] = pathname.split('/').filter(Boolean);
  useIdleLogout();
  useFreshStart(section, main);
  return (
    <div className="shell min-h-screen office-shell">
      <a className="skip-link position-fixed px-4-5 py-3 rounded" href="#page">
        {t('shell.skip')}
      </a>
      <aside
        className="sidebar flex-none bg-s1 position-sticky top-0 flex-column border-end border-line"
        aria-label={t('shell.sidebar')}
      >
        <SidebarContent session={session} />
      </aside>
      <div className="main flex-1 min-w-0 d-flex flex-column">
        <PhoneHeader session={session} />
        <OfflineBar />
        <main ref={main} id="page" className="content mx-auto gap-4 w-100 min-h-0" tabIndex={-1}>
          <ErrorBoundary key={section} failure={(retry) => <Failure onRetry={retry} />}>
            <Suspense fallback={<BlocksSkeleton heights={[44, 360]} />}>
              <OfficeRoutes />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}

/** A new section is read from its start, also by screen readers. */
function useFreshStart(section: string | undefined, main: RefObject<HTMLElement | null>): void {
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [section, main]);
}

/** On phones: the name of the product and the button of the sidebar. */
function PhoneHeader({ session }: { readonly session: OfficeSession }) {
  const { t } = useTranslation('office');
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className="phone-header">
      <span className="brand">
        <Logo sizePx={26} />
        {t('shell.title')}
      </span>
      <IconButton
        label={t('shell.menu')}
        icon={MenuIcon}
        iconSizePx={22}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer show={isOpen} onHide={close} titleId={titleId} className="phone-menu">
        <DialogHeader title={t('shell.title')} titleId={titleId} onHide={close} />
        <SidebarContent session={session} onNavigate={close} isBare />
      </Drawer>
    </header>
  );
}
