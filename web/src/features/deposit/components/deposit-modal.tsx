import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, WaitingForForm } from '@/components/ui/form-dialog.tsx';
import type { WindowEvents } from '@/lib/browser/window-events.ts';
import { useWalletSetup } from '@/lib/money/wallet-setup.ts';
import { usePlayer } from '@/lib/session/player.ts';
import type { PlacedOrder } from '../api/use-create-order.ts';
import { useLimitChoice } from '../api/use-limit-choice.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositProgress } from './deposit-progress.tsx';
import { LimitChoiceStep } from './limit-choice-step.tsx';
import '../deposit.css';

export type DepositModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly detail: WindowEvents['show-deposit-modal'] | null;
  /** The player's deposit limit, below the amount. */
  readonly limit: ReactNode;
};

/** Orders a deposit and follows the order until it is settled: a dialog, on phones a drawer. */
export default function DepositModal({ show, onHide, detail, limit }: DepositModalProps) {
  const { t } = useTranslation(['app', 'deposit']);
  return (
    <FormDialog show={show} onHide={onHide} title={t('deposit:title')}>
      {(opening) => <DepositFlow key={opening} detail={detail} limit={limit} onHide={onHide} />}
    </FormDialog>
  );
}

/** The layout for a player with an earlier deposit; a first deposit shows its match, too. */
const PARTS = {
  wallet: [57, 14],
  amount: [99, 16],
  quickAmounts: [104, 12],
  summary: [76, 14],
} as const;

function DepositFlow({ detail, limit, onHide }: Omit<DepositModalProps, 'show'>) {
  const { t } = useTranslation(['app', 'deposit']);
  const [placed, setPlaced] = useState<{ order: PlacedOrder; isTabOpen: boolean } | null>(null);
  const [noLimit, setNoLimit] = useState(false);
  const { setup, ...waiting } = useWalletSetup(detail?.walletConfigs);
  const player = usePlayer().data;
  const { choice, isPending } = useLimitChoice();
  if (placed !== null) {
    return <DepositProgress {...placed} onAgain={() => setPlaced(null)} onHide={onHide} />;
  }
  if (setup === null || isPending) {
    return <WaitingForForm {...waiting} errorText={t('deposit:loadFailed')} parts={PARTS} />;
  }
  if (choice !== null && player && !noLimit) {
    return (
      <LimitChoiceStep
        choice={choice}
        currency={player.currency}
        onDecline={() => setNoLimit(true)}
      />
    );
  }
  const { walletType } = detail ?? {};
  return <DepositForm {...{ setup, walletType, limit, noLimit }} onPlaced={setPlaced} />;
}
