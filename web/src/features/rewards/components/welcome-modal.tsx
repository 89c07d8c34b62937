import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWelcomeReward } from '@/lib/offers/welcome-reward.ts';
import { removeOffer } from '../api/use-draw.ts';
import { WelcomeDraw } from './welcome-draw.tsx';
import '../rewards.css';

type WelcomeModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  /** Whether a game behind the dialog waits for the reward. */
  readonly isForGame: boolean;
};

/** The welcome reward: a wheel whose server seed is committed before it turns. */
export default function WelcomeModal({ show, onHide, isForGame }: WelcomeModalProps) {
  const { t } = useTranslation(['app', 'rewards']);
  return (
    <Dialog
      show={show}
      onHide={onHide}
      onExited={removeOffer}
      title={t('rewards:title')}
      widthPx={520}
    >
      <Content onHide={onHide} isForGame={isForGame} />
    </Dialog>
  );
}

function Content({ onHide, isForGame }: Omit<WelcomeModalProps, 'show'>) {
  const { t } = useTranslation(['app', 'rewards']);
  const reward = useWelcomeReward();
  const skeleton = (
    <div className="d-flex flex-column align-items-center gap-4" aria-busy="true">
      <Skeleton width="260px" height="260px" radius="50%" />
      <Skeleton height="52px" radius="14px" />
    </div>
  );
  return (
    <QueryView query={reward} skeleton={skeleton}>
      {({ available, serverSeedHash }) =>
        available ? (
          <WelcomeDraw serverSeedHash={serverSeedHash} onHide={onHide} isForGame={isForGame} />
        ) : (
          <EmptyState
            art="/art/spots/money-bag.webp"
            title={t('rewards:claimed.title')}
            text={t('rewards:claimed.text')}
          />
        )
      }
    </QueryView>
  );
}
