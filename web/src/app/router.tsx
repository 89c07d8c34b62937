import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { MainLayout } from '@/components/layouts/main-layout.tsx';
import { GamePlayGuard } from './game-play-guard.tsx';
import { PageFallback } from './page-fallback.tsx';
import { resetTokenIn } from './reset-link.ts';

/* One lazy page a file; each exports its page as the default. */
const HomePage = lazy(() => import('./routes/home.tsx'));
const GamesPage = lazy(() => import('./routes/games.tsx'));
const WalletPage = lazy(() => import('./routes/wallet.tsx'));
const HistoryPage = lazy(() => import('./routes/history.tsx'));
const ProfilePage = lazy(() => import('./routes/profile.tsx'));
const SupportPage = lazy(() => import('./routes/support.tsx'));
const ResetPasswordPage = lazy(() => import('./routes/reset-password.tsx'));
const FavoritesPage = lazy(() => import('./routes/favorites.tsx'));
const PaymentResultPage = lazy(() => import('./routes/payment-result.tsx'));
const GamePlayPage = lazy(() => import('./routes/game-play.tsx'));
const NotFoundPage = lazy(() => import('./routes/not-found.tsx'));

export function AppRoutes() {
  const resetToken = resetTokenIn(useLocation().hash);
  if (resetToken !== null) {
    return <Navigate to="/reset-password" replace state={{ resetToken }} />;
  }
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<MainLayout fallback={<PageFallback />} />}>
          <Route index element={<Navigate to="/home" replace />} />
          <Route path="home" element={<HomePage />} />
          <Route path="games" element={<GamesPage />} />
          <Route path="wallet" element={<WalletPage />} />
          <Route path="history" element={<HistoryPage />} />
          <Route path="favorites" element={<FavoritesPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="support" element={<SupportPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="payment-result" element={<PaymentResultPage />} />
        <Route
          path="game-play"
          element={
            <GamePlayGuard>
              <GamePlayPage />
            </GamePlayGuard>
          }
        />
      </Routes>
    </Suspense>
  );
}
