import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { MainLayout } from '@/components/layouts/main-layout.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { BreakNotice } from './break-notice.tsx';
import { GamePlayGuard } from './game-play-guard.tsx';
import { PageFallback } from './page-fallback.tsx';
import { resetTokenIn } from './reset-link.ts';
import HomePage from './routes/home.tsx';

/* The home page is part of the initial chunk; each other page is a lazy chunk. */
const GamesPage = lazyWithRetry(() => import('./routes/games.tsx'));
const GamePage = lazyWithRetry(
  () => import('./routes/game.tsx'),
  ['figures', 'game-page', 'game-rules'],
);
const WalletPage = lazyWithRetry(
  () => import('./routes/wallet.tsx'),
  ['deposit', 'rewards', 'wallet', 'wallet-selection'],
);
const HistoryPage = lazyWithRetry(() => import('./routes/history.tsx'), ['history']);
const ProfilePage = lazyWithRetry(
  () => import('./routes/profile.tsx'),
  ['history', 'password', 'profile', 'security'],
);
const FairnessPage = lazyWithRetry(
  () => import('./routes/fairness.tsx'),
  ['fairness-page', 'figures'],
);
const VerifyPage = lazyWithRetry(
  () => import('./routes/verify.tsx'),
  ['fixtures', 'game', 'proof', 'slots', 'verify'],
);
const SaferPlayPage = lazyWithRetry(() => import('./routes/safer-play.tsx'), ['safer-play']);
const StatementPage = lazyWithRetry(() => import('./routes/statement.tsx'), ['safer-play']);
const HelpPage = lazyWithRetry(() => import('./routes/help.tsx'), ['safer-play']);
const ProvidersPage = lazyWithRetry(
  () => import('./routes/providers.tsx'),
  ['figures', 'providers'],
);
const SupportPage = lazyWithRetry(
  () => import('./routes/support.tsx'),
  ['deposit', 'support', 'verify', 'wallet'],
);
const TermsPage = lazyWithRetry(() => import('./routes/terms.tsx'), ['legal']);
const PrivacyPage = lazyWithRetry(() => import('./routes/privacy.tsx'), ['legal']);
const ResetPasswordPage = lazyWithRetry(() => import('./routes/reset-password.tsx'), ['password']);
const FavoritesPage = lazyWithRetry(() => import('./routes/favorites.tsx'), ['favorites']);
const PaymentResultPage = lazyWithRetry(
  () => import('./routes/payment-result.tsx'),
  ['deposit', 'payment-result'],
);
const FreePlayPage = lazyWithRetry(
  () => import('./routes/free-play.tsx'),
  ['free-play', 'game-play'],
);
export const GamePlayPage = lazyWithRetry(() => import('./routes/game-play.tsx'), ['game-play']);
const ReplayPage = lazyWithRetry(() => import('./routes/replay.tsx'), ['game-play', 'replay']);
const OwnReplayPage = lazyWithRetry(() => import('./routes/own-replay.tsx'), ['replay']);
const NotFoundPage = lazyWithRetry(() => import('./routes/not-found.tsx'));

export function AppRoutes() {
  const resetToken = resetTokenIn(useLocation().hash);
  if (resetToken !== null) {
    return <Navigate to="/reset-password" replace state={{ resetToken }} />;
  }
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<MainLayout fallback={<PageFallback />} notice={<BreakNotice />} />}>
          <Route index element={<Navigate to="/home" replace />} />
          <Route path="home" element={<HomePage />} />
          <Route path="games" element={<GamesPage />} />
          <Route path="games/:gameId" element={<GamePage />} />
          <Route path="wallet" element={<WalletPage />} />
          <Route path="history" element={<HistoryPage />} />
          <Route path="favorites" element={<FavoritesPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="fairness" element={<FairnessPage />} />
          <Route path="verify" element={<VerifyPage />} />
          <Route path="safer-play" element={<SaferPlayPage />} />
          <Route path="safer-play/statement" element={<StatementPage />} />
          <Route path="safer-play/help" element={<HelpPage />} />
          <Route path="providers" element={<ProvidersPage />} />
          <Route path="support" element={<SupportPage />} />
          <Route path="terms" element={<TermsPage />} />
          <Route path="privacy" element={<PrivacyPage />} />
          <Route path="r" element={<OwnReplayPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="payment-result" element={<PaymentResultPage />} />
        <Route path="r/:id" element={<ReplayPage />} />
        <Route path="free-play" element={<FreePlayPage />} />
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
