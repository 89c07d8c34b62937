import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, WaitingForForm } from '@/components/ui/form-dialog.tsx';
import type { WindowEvents } from '@/lib/browser/window-events.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { useWalletSetup } from '@/lib/money/wallet-setup.ts';
import type { PlacedWithdrawal } from '../api/use-withdraw.ts';
import { WithdrawDone } from './withdraw-done.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import '../withdraw.css';

export type WithdrawModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly detail: WindowEvents['show-withdraw-modal'];
};

/** Orders a withdrawal: a dialog, on phones a drawer. */
export default function WithdrawModal({ show, onHide, detail }: WithdrawModalProps) {
  const { t } = useTranslation(['app', 'withdraw']);
  return (
    <FormDialog show={show} onHide={onHide} title={t('withdraw:title')}>
      {(opening) => <WithdrawFlow key={opening} detail={detail} onHide={onHide} />}
    </FormDialog>
  );
}

const PARTS = {
  wallet: [56, 14],
  balance: [88, 16],
  bank: [72, 12],
  account: [72, 12],
  amount: [92, 12],
} as const;

function WithdrawFlow({ detail, onHide }: Pick<WithdrawModalProps, 'detail' | 'onHide'>) {
  const { t } = useTranslation(['app', 'withdraw']);
  const [placed, setPlaced] = useState<PlacedWithdrawal | null>(null);
  const { setup, ...waiting } = useWalletSetup();
  if (placed !== null) return <WithdrawDone placed={placed} onHide={onHide} />;
  if (setup === null) {
    return <WaitingForForm {...waiting} errorText={t('withdraw:loadFailed')} parts={PARTS} />;
  }
  const walletType = detail?.walletType ?? selectedWallet();
  return <WithdrawForm setup={setup} walletType={walletType} onPlaced={setPlaced} />;
}
