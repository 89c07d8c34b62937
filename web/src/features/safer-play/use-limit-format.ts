import type { TFunction } from 'i18next';
import type { Limit } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import type { LimitId } from './limit-kinds.ts';

/** "Loss limit per week", in the language of the interface. */
export function limitName({ kind, period }: LimitId, t: TFunction<['app', 'safer-play']>): string {
  return t(`safer-play:limits.names.${kind}`, {
    period: t(`safer-play:limits.periodOfName.${period}`),
  });
}

/** Formats an amount of a limit: money without zeros, or a time. */
export function useLimitFormat(): (amount: number, limit: Pick<Limit, 'walletType'>) => string {
  const { trimmedMoney } = useFormat();
  return (amount, { walletType }) =>
    walletType === null ? minutesText(amount) : trimmedMoney(amount, walletType);
}
