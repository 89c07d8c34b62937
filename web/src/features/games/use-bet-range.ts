import { localeOf } from '@fairhall/api/contract/locales';
import { toMajor } from '@fairhall/api/contract/money';
import { OWN_PROVIDER_ID } from '@fairhall/api/contract/own-provider';
import { stakesIn } from '@fairhall/game-server/catalogue/stakes';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';

/**
 * The smallest and the largest bet as "$0.20 – $100", in the selected wallet; null when the provider
 * states none. Another provider states numbers without a currency.
 */
export function useBetRange({ betList, rateList, providerId }: Game): string | null {
  const { trimmedMoney } = useFormat();
  const wallet = useSelectedWallet();
  const locale = localeOf[useLanguage()];
  if (betList.length === 0) return null;
  const isOwn = providerId === OWN_PROVIDER_ID;
  const stakes = isOwn ? stakesIn(wallet, betList).map((stake) => toMajor(stake, wallet)) : betList;
  const levels = isOwn && rateList.length > 0 ? rateList : [1];
  const text = (amount: number) =>
    isOwn ? trimmedMoney(amount, wallet) : amount.toLocaleString(locale);
  const least = text(Math.min(...stakes) * Math.min(...levels));
  const most = text(Math.max(...stakes) * Math.max(...levels));
  return least === most ? least : `${least} – ${most}`;
}
