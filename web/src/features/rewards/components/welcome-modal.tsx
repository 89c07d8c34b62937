import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWelcomeReward } from '@/lib/welcome-reward.ts';
import { forgetOffer } from '../api/use-draw.ts';
import { WelcomeDraw } from './welcome-draw.tsx';
import '../rewards.css';

type WelcomeModalProps = { readonly show: boolean; readonly onHide: () => void };

/** The welcome reward: a wheel whose result is sealed before it turns. */
export default function WelcomeModal({ show, onHide }: WelcomeModalProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveModal
      show={show}
      onHide={onHide}
      onExited={forgetOffer}
      title={t('rewards.title')}
      widthPx={520}
    >
      <Content onHide={onHide} />
    </ResponsiveModal>
  );
}

function Content({ onHide }: { readonly onHide: () => void }) {
  const { t } = useTranslation();
  const reward = useWelcomeReward();
  if (isWaitingOffline(reward)) return <OfflineState />;
  if (reward.data === undefined) {
    return reward.isError ? (
      <ErrorState
        error={reward.error}
        onRetry={() => void reward.refetch()}
        retrying={reward.isFetching}
      />
    ) : (
      <div className="wheel-skeleton" aria-busy="true">
        <Skeleton width="260px" height="260px" radius="50%" />
        <Skeleton height="52px" radius="14px" />
      </div>
    );
  }
  if (!reward.data.available) {
    return (
      <EmptyState
        art="/art/spots/money-bag.webp"
        title={t('rewards.claimed.title')}
        text={t('rewards.claimed.text')}
      />
    );
  }
  return <WelcomeDraw serverSeedHash={reward.data.serverSeedHash} onHide={onHide} />;
}
