import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** States, near every balance, that no real money moves. */
export function PlayMoneyBadge() {
  const { t } = useTranslation();
  return (
    <span className="play-money bg-lilac-wash text-lilac fs-2xs fw-bold d-inline-flex align-items-center gap-1-5">
      <Coins size={13} />
      {t('common.playMoney')}
    </span>
  );
}
