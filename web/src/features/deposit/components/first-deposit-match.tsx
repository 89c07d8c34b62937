import { formatMoney } from '@fairhall/api/contract/money-text';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { matchMax } from '../first-deposit-match.ts';

/** What the house adds to a first deposit, said before the player decides. */
export function FirstDepositMatch({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const max = formatMoney({ amount: matchMax(currency), currency, language, trimZeros: true });
  return (
    <div className="deposit-match">
      <Gift size={19} aria-hidden="true" />
      <div>
        <p className="deposit-match-title">{t('deposit.match.title')}</p>
        <p className="deposit-match-text">{t('deposit.match.text', { max })}</p>
      </div>
    </div>
  );
}
