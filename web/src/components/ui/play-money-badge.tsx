import { Coins } from 'lucide-react';
import { useFirstTexts } from '@/i18n/first-text.ts';

/** Says, near every balance, that no real money moves. */
export function PlayMoneyBadge() {
  const { t } = useFirstTexts();
  return (
    <span className="play-money">
      <Coins size={13} aria-hidden="true" />
      {t('common.playMoney')}
    </span>
  );
}
