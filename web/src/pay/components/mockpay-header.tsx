import { Lock, ScanLine } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

export function MockpayHeader() {
  const { t } = usePayTexts();
  return (
    <div className="brand-row">
      <span className="brand">
        <span className="brand-mark">
          <ScanLine size={18} />
        </span>
        Mockpay
      </span>
      <span className="brand-note">
        <Lock size={15} />
        {t('page.sandbox')}
      </span>
    </div>
  );
}
