import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '@fairhall/api/contract/first-deposit';
import { Gift } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useFirstDeposit } from '@/lib/offers/first-deposit.ts';
import { requestDeposit } from '@/lib/payments/request-deposit.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import '../first-deposit-banner.css';

/** The offer of the first-deposit match; null for players who have used it or may not have it. */
export function FirstDepositBanner() {
  const { t } = useTranslation(['app', 'rewards']);
  const pause = useDepositPause();
  const { trimmedMoney } = useFormat();
  const currency = useSelectedWallet();
  const { isMatched } = useFirstDeposit();
  if (isMatched !== true) return null;
  const max = trimmedMoney(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return (
    <section
      className="first-deposit gap-3 gap-md-4 d-flex align-items-center px-4-5 py-4 rounded-18 shadow-lit"
      aria-labelledby="first-deposit-title"
    >
      <span className="first-deposit-icon flex-none h-46 bg-lilac-wash text-lilac d-grid place-items-center rounded-14">
        <Gift size={22} />
      </span>
      <div className="flex-1 min-w-0">
        <h2 id="first-deposit-title">{t('rewards:firstDeposit.title')}</h2>
        <p className="fs-md mt-0-5 text-2">{t('rewards:firstDeposit.text', { max, currency })}</p>
      </div>
      <Button {...pause} onClick={requestDeposit}>
        {t('rewards:firstDeposit.action')}
      </Button>
    </section>
  );
}
