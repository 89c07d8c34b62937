import { Lock, ScanLine } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

export function MockpayHeader() {
  const { t } = usePayTexts();
  return (
    <div className="brand-row justify-content-between">
      <span className="brand">
        <span className="brand-mark d-grid place-items-center text-white">
          <ScanLine size={18} />
        </span>
        Mockpay
      </span>
      <span className="brand-note gap-1-5 fs-sm">
        <Lock size={15} />
        {t('page.sandbox')}
      </span>
    </div>
  );
}
