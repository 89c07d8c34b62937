import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { OfflineState } from '@/components/ui/offline-state.tsx';
import { CloseButton, ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { selectedWallet } from '@/lib/selected-wallet.ts';
import { useSession } from '@/lib/session.ts';
import type { WindowEvents } from '@/lib/window-events.ts';
import type { PlacedWithdrawal } from '../api/use-withdraw.ts';
import { useWithdrawSetup } from '../api/use-withdraw-setup.ts';
import { WithdrawDone } from './withdraw-done.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import '../withdraw.css';

export type WithdrawModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly detail: WindowEvents['show-withdraw-modal'];
};

/** Sends money out of a wallet: a dialog, on phones a drawer. */
export default function WithdrawModal({ show, onHide, detail }: WithdrawModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const session = useSession();
  const opening = useOpenings(show);
  return (
    <ResponsiveModal show={show} onHide={onHide} title={t('withdraw.title')} bare titleId={titleId}>
      <div className="rm-header">
        <h2 id={titleId} className="rm-title">
          {t('withdraw.title')}
        </h2>
        <CloseButton onClick={onHide} />
      </div>
      {session === null ? (
        <div className="rm-body">
          <LoginPrompt />
        </div>
      ) : (
        <WithdrawFlow key={opening} detail={detail} onHide={onHide} />
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

type WithdrawFlowProps = Pick<WithdrawModalProps, 'detail' | 'onHide'>;

function WithdrawFlow({ detail, onHide }: WithdrawFlowProps) {
  const { t } = useTranslation();
  const [placed, setPlaced] = useState<PlacedWithdrawal | null>(null);
  const { setup, isError, isOffline, isFetching, retry } = useWithdrawSetup();
  if (placed !== null) return <WithdrawDone placed={placed} onHide={onHide} />;
  if (setup !== null) {
    const walletType = detail?.walletType ?? selectedWallet();
    return <WithdrawForm setup={setup} walletType={walletType} onPlaced={setPlaced} />;
  }
  if (isError) {
    return (
      <div className="rm-body">
        <ErrorState text={t('withdraw.loadFailed')} onRetry={retry} retrying={isFetching} />
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
  return <WithdrawSkeleton />;
}

function WithdrawSkeleton() {
  return (
    <>
      <div className="rm-body" aria-busy="true">
        <Skeleton height="56px" radius="14px" />
        <Skeleton height="88px" radius="16px" />
        <Skeleton height="72px" radius="12px" />
        <Skeleton height="72px" radius="12px" />
        <Skeleton height="92px" radius="12px" />
      </div>
      <div className="rm-footer">
        <Skeleton height="52px" radius="14px" />
      </div>
    </>
  );
}
