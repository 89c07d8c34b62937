import { Download, LifeBuoy } from 'lucide-react';
import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordStatus } from '@/components/records/record-status.tsx';
import { toneOf } from '@/components/records/record-tone.ts';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { CloseButton } from '@/components/ui/dialog.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { PayLink } from '@/components/ui/pay-link.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { safePayUrl } from '@/lib/payments/pay-url.ts';
import { useSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { useRefreshWallet } from '../api/use-refresh-wallet.ts';
import { saveReceipt } from '../receipt/save-receipt.tsx';
import { isCarriedOut, isOver, isUnpayable, listedAmount } from '../record-look.ts';
import { TransactionAmounts, TransactionIdentifiers } from './transaction-facts.tsx';
import { TransactionTimeline } from './transaction-timeline.tsx';
import '../transaction.css';

type TransactionDrawerProps = {
  readonly transaction: Transaction | null;
  readonly onHide: () => void;
};

/** The details of one deposit or withdrawal: a drawer at the side, on phones from below. */
export function TransactionDrawer({ transaction, onHide }: TransactionDrawerProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const titleId = useId();
  // The drawer keeps its content during the exit animation.
  const shown = useLastPresent(transaction);
  return (
    <Drawer
      show={transaction !== null}
      onHide={onHide}
      titleId={titleId}
      className="is-sheet transaction-drawer"
    >
      <div className="pt-1 pb-0 ps-5 pe-4 pt-md-4 px-md-5 d-flex align-items-center justify-content-between">
        <h2 id={titleId}>{t('wallet:detail.title')}</h2>
        <CloseButton onClick={onHide} />
      </div>
      {shown !== null && <Details transaction={shown} onHide={onHide} />}
    </Drawer>
  );
}

type DetailsProps = { readonly transaction: Transaction; readonly onHide: () => void };

function Details({ transaction, onHide }: DetailsProps) {
  return (
    <>
      <div className="transaction-body flex-1 d-flex flex-column gap-4 min-h-0 px-5 pt-4 pb-5 overflow-y-auto">
        <Headline transaction={transaction} />
        <TransactionTimeline transaction={transaction} />
        <TransactionAmounts transaction={transaction} />
        <TransactionIdentifiers transaction={transaction} />
      </div>
      <NextStep transaction={transaction} onHide={onHide} />
    </>
  );
}

const guillocheColor = {
  waiting: '#ffe2a0',
  success: '#9dffd8',
  failed: '#ffb5ad',
  processing: '#b9d8ff',
  muted: '#cfe0d8',
} as const;

function Headline({ transaction }: Pick<DetailsProps, 'transaction'>) {
  const { t } = useTranslation(['app', 'wallet']);
  const { type, walletType: currency, bonusAmount } = transaction;
  const tone = toneOf(transaction);
  return (
    <div
      className={`transaction-headline flex-none position-relative p-4-5 overflow-hidden rounded-18 is-${tone}`}
    >
      <Guilloche color={guillocheColor[tone]} width={380} height={140} seed={2} opacity={0.16} />
      <div className="position-relative d-flex align-items-center gap-3">
        <CurrencyRoundel currency={currency} sizePx={40} />
        <div>
          <p className="text-2 fw-semibold fs-xs">
            {t(type === 'deposit' ? 'wallet:detail.kind' : 'wallet:detail.kindWithdraw', {
              currency,
            })}
          </p>
          <MoneyText
            className="transaction-amount tracking-tight"
            currency={currency}
            {...listedAmount(transaction)}
          />
        </div>
      </div>
      <p className="mt-3 position-relative d-flex flex-wrap gap-2">
        <RecordStatus record={transaction} />
        {bonusAmount > 0 && (
          <span className="transaction-bonus-mark h-24 bg-lilac-wash text-lilac fw-650 d-inline-flex align-items-center gap-1-5 rounded-pill fs-xs">
            {t('wallet:detail.bonusMatch')}
          </span>
        )}
      </p>
    </div>
  );
}

/** The next action, and a link to the support. */
function NextStep({ transaction, onHide }: DetailsProps) {
  const { t } = useTranslation(['app', 'wallet']);
  return (
    <div className="transaction-foot d-flex flex-wrap gap-2-5 border-top border-line">
      <PayNow payUrl={transaction.payUrl} />
      {isCarriedOut(transaction) ? (
        <SaveReceipt transaction={transaction} />
      ) : isOver(transaction) || isUnpayable(transaction) ? (
        <Again transaction={transaction} onHide={onHide} />
      ) : (
        <CheckAgain transaction={transaction} />
      )}
      <Link className="btn btn-secondary" to="/support">
        <LifeBuoy size={17} />
        {t('wallet:detail.help')}
      </Link>
    </div>
  );
}

function SaveReceipt({ transaction }: Pick<DetailsProps, 'transaction'>) {
  const { t } = useTranslation(['app', 'wallet']);
  const account = useSession()?.user.email ?? '';
  const save = () => {
    const title = t('wallet:receipt.fileTitle', { order: transaction.externalOrderId });
    saveReceipt({ transaction, account, title, issuedAt: Date.now() });
    showToast({ tone: 'success', title: t('wallet:receipt.saved') });
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Download size={17} />
      {t('wallet:receipt.title')}
    </Button>
  );
}

/** Repeats an order that failed. */
function Again({ transaction: { type, walletType }, onHide }: DetailsProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const again = () => {
    onHide();
    openModal(type === 'deposit' ? 'show-deposit-modal' : 'show-withdraw-modal', { walletType });
  };
  return (
    <Button variant="secondary" onClick={again}>
      {t(type === 'deposit' ? 'wallet:detail.again' : 'wallet:detail.withdrawAgain')}
    </Button>
  );
}

/** Refetches the order, and reports when nothing has changed. */
function CheckAgain({ transaction: { updateTime } }: Pick<DetailsProps, 'transaction'>) {
  const { t } = useTranslation(['app', 'wallet']);
  const refresh = useRefreshWallet();
  const [isChecking, setIsChecking] = useState(false);
  const [lastSeen, setLastSeen] = useState<string | null>(null);
  const check = async () => {
    setLastSeen(null);
    setIsChecking(true);
    const succeeded = await refresh();
    setIsChecking(false);
    if (succeeded) setLastSeen(updateTime);
  };
  return (
    <>
      <p className="transaction-unchanged text-2 fs-sm text-center" role="status">
        {lastSeen === updateTime && t('wallet:detail.unchanged')}
      </p>
      <Button
        variant="secondary"
        aria-disabled={isChecking}
        onClick={isChecking ? undefined : check}
      >
        {isChecking && <Spinner animation="border" size="sm" aria-hidden="true" />}
        <span>{t('wallet:detail.refresh')}</span>
      </Button>
    </>
  );
}

/** A link to the checkout of a pending deposit, whose tab may have been closed. */
function PayNow({ payUrl }: Pick<Transaction, 'payUrl'>) {
  const address = safePayUrl(payUrl);
  return address && <PayLink className="btn-primary" address={address} />;
}
