import { Check, CircleX, Clock, FileText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import Button from 'react-bootstrap/Button';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { CloseButton } from '@/components/ui/responsive-modal.tsx';
import { useLanguage } from '@/i18n/create-i18n.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { creditedAmount } from '@/lib/credited-amount.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { useDeviceClass } from '@/lib/device.ts';
import { openModal } from '@/lib/window-events.ts';
import { useRefreshWallet } from '../api/use-refresh-wallet.ts';
import { useLastPresent } from '../use-last-present.ts';
import { DepositStatus } from './deposit-status.tsx';
import { TransactionAmounts, TransactionIdentifiers } from './transaction-facts.tsx';
import '../transaction.css';

type TransactionDrawerProps = {
  readonly transaction: Transaction | null;
  readonly onHide: () => void;
};

/** Everything about one deposit: a drawer at the side, on phones from below. */
export function TransactionDrawer({ transaction, onHide }: TransactionDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isMobile = useDeviceClass() === 'mobile';
  // The drawer keeps its content while it slides out.
  const shown = useLastPresent(transaction);
  return (
    <Offcanvas
      show={transaction !== null}
      onHide={onHide}
      placement={isMobile ? 'bottom' : 'end'}
      aria-labelledby={titleId}
      className={`transaction-drawer ${isMobile ? 'rm-drawer' : ''}`}
    >
      {isMobile && <div className="rm-grabber" aria-hidden="true" />}
      <div className="transaction-head">
        <h2 id={titleId}>{t('wallet.detail.title')}</h2>
        <CloseButton onClick={onHide} />
      </div>
      {shown !== null && <Details transaction={shown} onHide={onHide} />}
    </Offcanvas>
  );
}

type DetailsProps = { readonly transaction: Transaction; readonly onHide: () => void };

function Details({ transaction, onHide }: DetailsProps) {
  return (
    <>
      <div className="transaction-body">
        <Headline transaction={transaction} />
        <Timeline transaction={transaction} />
        <TransactionAmounts transaction={transaction} />
        <TransactionIdentifiers transaction={transaction} />
      </div>
      <NextStep transaction={transaction} onHide={onHide} />
    </>
  );
}

type PartProps = { readonly transaction: Transaction };

const guillocheColor = {
  pending: '#ffe2a0',
  paid: '#9dffd8',
  failed: '#ffb5ad',
  cancelled: '#cfe0d8',
  unknown: '#cfe0d8',
} as const;

function Headline({ transaction }: PartProps) {
  const { t } = useTranslation();
  const { walletType: currency, amount, bonusAmount, status } = transaction;
  const name = depositStatusName(status);
  return (
    <div className={`transaction-headline is-${name}`}>
      <Guilloche color={guillocheColor[name]} width={380} height={140} seed={2} opacity={0.16} />
      <div className="transaction-sum">
        <CurrencyRoundel currency={currency} sizePx={40} />
        <div>
          <p className="transaction-kind">{t('wallet.detail.kind', { currency })}</p>
          <MoneyText
            className="transaction-amount"
            amount={name === 'paid' ? creditedAmount(transaction) : amount}
            currency={currency}
            sign={name === 'paid' ? 'always' : 'auto'}
          />
        </div>
      </div>
      <p className="transaction-marks">
        <DepositStatus status={status} />
        {bonusAmount > 0 && (
          <span className="transaction-bonus-mark">{t('wallet.detail.bonusMatch')}</span>
        )}
      </p>
    </div>
  );
}

const outcomeIcon = {
  pending: Clock,
  paid: Check,
  failed: CircleX,
  cancelled: CircleX,
  unknown: Clock,
} as const;

function Timeline({ transaction }: PartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = depositStatusName(transaction.status);
  const OutcomeIcon = outcomeIcon[name];
  const at = (moment: string) => formatDateTime({ at: moment, language, style: 'full' });
  return (
    <ol className="transaction-timeline" aria-label={t('wallet.detail.timeline')}>
      <Step
        look={name}
        icon={<OutcomeIcon size={14} aria-hidden="true" />}
        title={t(`wallet.detail.${name}`, { currency: transaction.walletType })}
        text={name === 'pending' ? t('wallet.detail.pendingText') : at(transaction.updateTime)}
      />
      <Step
        look="created"
        icon={<FileText size={14} aria-hidden="true" />}
        title={t('wallet.detail.created')}
        text={at(transaction.createTime)}
      />
    </ol>
  );
}

type StepProps = {
  readonly look: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
};

function Step({ look, icon, title, text }: StepProps) {
  return (
    <li className={`transaction-step is-${look}`}>
      <span className="transaction-step-icon">{icon}</span>
      <div>
        <p className="transaction-step-title">{title}</p>
        <p className="transaction-step-text num">{text}</p>
      </div>
    </li>
  );
}

/** What can be done from here: ask again while it is pending, otherwise the next deposit. */
function NextStep({ transaction, onHide }: DetailsProps) {
  const { t } = useTranslation();
  const refresh = useRefreshWallet();
  const isPending = depositStatusName(transaction.status) === 'pending';
  const depositAgain = () => {
    onHide();
    openModal('show-deposit-modal', { walletType: transaction.walletType });
  };
  return (
    <div className="transaction-foot">
      {isPending ? (
        <Button variant="secondary" onClick={refresh}>
          {t('wallet.detail.refresh')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={depositAgain}>
          {t('wallet.detail.again')}
        </Button>
      )}
    </div>
  );
}
