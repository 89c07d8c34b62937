import { Compass } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { Guarded } from './components/guarded.tsx';
import type { Permission } from './lib/api/contract-types.ts';

type OfficeRoute = {
  readonly paths: readonly string[];
  readonly page: ComponentType;
  readonly permission: Permission;
  /** Whether the page is made for phones, too. */
  readonly onPhones?: boolean;
};

const routes: readonly OfficeRoute[] = [
  {
    paths: ['withdrawals', 'withdrawals/:orderNum'],
    page: lazyWithRetry(() => import('./pages/withdrawals/withdrawals-page.tsx')),
    permission: 'read',
    onPhones: true,
  },
  {
    paths: ['overview'],
    page: lazyWithRetry(() => import('./pages/overview/overview-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['deposits', 'deposits/:outTradeNo'],
    page: lazyWithRetry(() => import('./pages/deposits/deposits-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['players'],
    page: lazyWithRetry(() => import('./pages/players/players-page.tsx')),
    permission: 'read',
    onPhones: true,
  },
  {
    paths: ['players/:uid', 'players/:uid/:tab'],
    page: lazyWithRetry(() => import('./pages/player/player-page.tsx')),
    permission: 'read',
    onPhones: true,
  },
  {
    paths: ['support', 'support/:id'],
    page: lazyWithRetry(() => import('./pages/support/support-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['adjustments', 'adjustments/:id'],
    page: lazyWithRetry(() => import('./pages/adjustments/adjustments-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['ledger'],
    page: lazyWithRetry(() => import('./pages/ledger/ledger-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['ledger/:id'],
    page: lazyWithRetry(() => import('./pages/ledger/entry-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['games', 'games/:gameId'],
    page: lazyWithRetry(() => import('./pages/games/games-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['providers'],
    page: lazyWithRetry(() => import('./pages/providers/providers-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['log'],
    page: lazyWithRetry(() => import('./pages/log/log-page.tsx')),
    permission: 'read',
  },
  {
    paths: ['staff', 'staff/:id'],
    page: lazyWithRetry(() => import('./pages/staff/staff-page.tsx')),
    permission: 'administer',
  },
  {
    paths: ['settings'],
    page: lazyWithRetry(() => import('./pages/settings/settings-page.tsx')),
    permission: 'administer',
  },
  {
    paths: ['test-desk'],
    page: lazyWithRetry(() => import('./pages/sandbox-tools/sandbox-tools-page.tsx')),
    permission: 'manage',
  },
];

/** The pages of the office; each loads its code on demand. */
export function OfficeRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/withdrawals" replace />} />
      {/* After a login: the session is there. */}
      <Route path="/login" element={<Navigate to="/withdrawals" replace />} />
      {routes.flatMap(({ paths, page: PageOfRoute, permission, onPhones = false }) =>
        paths.map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <Guarded permission={permission} onPhones={onPhones}>
                <PageOfRoute />
              </Guarded>
            }
          />
        )),
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function NotFound() {
  const { t } = useTranslation('office');
  return <EmptyState isFullPage icon={<Compass size={28} />} title={t('states.noPage')} />;
}
