import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { PageFailure } from '@/components/ui/failure.tsx';
import { useDeviceClass } from '@/lib/device.ts';
import { DesktopHeader } from './desktop-header.tsx';
import { Footer } from './footer.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useFreshPage } from './use-fresh-page.ts';

type MainLayoutProps = {
  /** Placeholder of the content area while a page loads. */
  readonly fallback: ReactNode;
};

/** The frame of every page except checkout result and game, for wide and for small windows. */
export function MainLayout({ fallback }: MainLayoutProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  const { pathname } = useLocation();
  const main = useFreshPage();
  const page = (
    <main ref={main} id="main" tabIndex={-1} className={isMobile ? 'mobile-content' : 'content'}>
      {/* A navigation resets the error boundary. */}
      <ErrorBoundary key={pathname} failure={(retry) => <PageFailure retry={retry} />}>
        <Suspense fallback={fallback}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      {isMobile ? <MobileFrame>{page}</MobileFrame> : <WideFrame>{page}</WideFrame>}
    </>
  );
}

function WideFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="shell">
      <Sidebar />
      <div className="main">
        <DesktopHeader />
        <OfflineBar />
        {children}
        <Footer />
      </div>
    </div>
  );
}

function MobileFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mobile-shell">
      <MobileHeader />
      <OfflineBar />
      {children}
      <Footer />
      <TabBar />
    </div>
  );
}
