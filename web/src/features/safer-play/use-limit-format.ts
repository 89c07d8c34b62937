import type { Limit } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import type { LimitId } from './limit-kinds.ts';
import type { SaferPlayTexts } from './texts/safer-play-texts.ts';

/** "Loss limit per week", in the language of the interface. */
export function limitName({ kind, period }: LimitId, texts: SaferPlayTexts): string {
  const { names, periodOfName } = texts.limits;
  return filledText(names[kind], { period: periodOfName[period] });
}

/** Formats an amount of a limit: money without zeros, or a time. */
export function useLimitFormat(): (amount: number, limit: Pick<Limit, 'walletType'>) => string {
  const { trimmedMoney } = useFormat();
  return (amount, { walletType }) =>
    walletType === null ? minutesText(amount) : trimmedMoney(amount, walletType);
}
