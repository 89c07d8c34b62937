import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { matchMax } from '../first-deposit-match.ts';

/** The terms of the first-deposit match, shown before the player decides. */
export function FirstDepositMatch({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation(['app', 'deposit']);
  const { trimmedMoney } = useFormat();
  const max = trimmedMoney(matchMax(currency), currency);
  return (
    <div className="deposit-match bg-lilac-wash d-flex gap-3 px-3-5 py-3 rounded-14">
      <Gift className="text-lilac" size={19} />
      <div>
        <p className="fw-bold fs-md">{t('deposit:match.title')}</p>
        <p className="deposit-match-text text-2 text-balance fs-xs">
          {t('deposit:match.text', { max })}
        </p>
      </div>
    </div>
  );
}
