import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import { PageFailure } from '@/components/ui/failure.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
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
  /** Shown above every page. */
  readonly notice: ReactNode;
};

/** The frame of every page except checkout result and game, for wide and for small windows. */
export function MainLayout({ fallback, notice }: MainLayoutProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  const { pathname } = useLocation();
  const main = useFreshPage();
  const page = (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={
        isMobile
          ? 'mobile-content flex-1 d-flex flex-column gap-4-5 px-4 pt-3-5 pb-6'
          : 'content mx-auto w-100'
      }
    >
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
      <a className="skip-link position-fixed px-4-5 py-3 rounded" href="#main">
        {t('layout.skipToContent')}
      </a>
      {isMobile ? (
        <MobileFrame notice={notice}>{page}</MobileFrame>
      ) : (
        <WideFrame notice={notice}>{page}</WideFrame>
      )}
    </>
  );
}

type FrameProps = { readonly notice: ReactNode; readonly children: ReactNode };

function WideFrame({ notice, children }: FrameProps) {
  return (
    <div className="shell min-h-screen">
      <Sidebar />
      <div className="main flex-1 min-w-0 d-flex flex-column">
        <DesktopHeader />
        <OfflineBar />
        {notice}
        {children}
        <Footer />
      </div>
    </div>
  );
}

function MobileFrame({ notice, children }: FrameProps) {
  return (
    <div className="mobile-shell min-h-screen d-flex flex-column">
      <MobileHeader />
      <OfflineBar />
      {notice}
      {children}
      <Footer />
      <TabBar />
    </div>
  );
}
