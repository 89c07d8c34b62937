import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { CloseButton, ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSession } from '@/lib/session.ts';
import type { WindowEvents } from '@/lib/window-events.ts';
import type { PlacedOrder } from '../api/use-create-order.ts';
import { useDepositSetup } from '../api/use-deposit-setup.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositProgress } from './deposit-progress.tsx';
import '../deposit.css';

export type DepositModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly detail: WindowEvents['show-deposit-modal'] | null;
};

/** Orders a deposit and follows it until the money is there: a dialog, on phones a drawer. */
export default function DepositModal({ show, onHide, detail }: DepositModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const session = useSession();
  const opening = useOpenings(show);
  return (
    <ResponsiveModal show={show} onHide={onHide} title={t('deposit.title')} bare titleId={titleId}>
      <div className="rm-header">
        <h2 id={titleId} className="rm-title">
          {t('deposit.title')}
        </h2>
        <CloseButton onClick={onHide} />
      </div>
      {session === null ? (
        <div className="rm-body">
          <LoginPrompt />
        </div>
      ) : (
        <DepositFlow key={opening} detail={detail} onHide={onHide} />
      )}
    </ResponsiveModal>
  );
}

/** How often the modal was opened: each time starts afresh. */
function useOpenings(show: boolean): number {
  const [state, setState] = useState({ show, count: 0 });
  if (state.show !== show) setState({ show, count: state.count + (show ? 1 : 0) });
  return state.count;
}

type DepositFlowProps = Pick<DepositModalProps, 'detail' | 'onHide'>;

function DepositFlow({ detail, onHide }: DepositFlowProps) {
  const { t } = useTranslation();
  const [placed, setPlaced] = useState<{ order: PlacedOrder; isTabOpen: boolean } | null>(null);
  const { setup, isError, isOffline, isFetching, retry } = useDepositSetup(detail?.walletConfigs);
  if (placed !== null) {
    return <DepositProgress {...placed} onAgain={() => setPlaced(null)} onHide={onHide} />;
  }
  if (setup !== null) {
    return <DepositForm setup={setup} walletType={detail?.walletType} onPlaced={setPlaced} />;
  }
  if (isError) {
    return (
      <div className="rm-body">
        <ErrorState text={t('deposit.loadFailed')} onRetry={retry} retrying={isFetching} />
      </div>
    );
  }
  if (isOffline) {
    return (
      <div className="rm-body">
        <OfflineState />
      </div>
    );
  }
  return <DepositSkeleton />;
}

function DepositSkeleton() {
  return (
    <>
      <div className="rm-body" aria-busy="true">
        <Skeleton height="56px" radius="14px" />
        <Skeleton height="98px" radius="16px" />
        <Skeleton height="104px" radius="12px" />
        <Skeleton height="88px" radius="14px" />
      </div>
      <div className="rm-footer">
        <Skeleton height="52px" radius="14px" />
      </div>
    </>
  );
}
