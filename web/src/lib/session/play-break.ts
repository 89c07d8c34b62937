import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { usePlayer } from './player.ts';

/** The end of the player's break, ISO 8601; null without one. */
export function usePlayBreak(): string | null {
  return usePlayer().data?.timeOutUntil ?? null;
}

type DepositPause = { readonly disabled?: true; readonly title?: string };

/** The attributes of a deposit button: off with the reason while the player is on a break. */
export function useDepositPause(): DepositPause {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const until = usePlayBreak();
  if (until === null) return {};
  return { disabled: true, title: t('layout.depositsPaused', { time: dateTime(until, 'short') }) };
}
