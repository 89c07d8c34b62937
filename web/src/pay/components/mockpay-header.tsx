import { Lock, ScanLine } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

export function MockpayHeader() {
  const { t } = usePayTexts();
  return (
    <div className="brand-row d-flex align-items-center justify-content-between">
      <span className="brand d-flex align-items-center tracking-tighter">
        <span className="brand-mark rounded-sm d-grid place-items-center text-white">
          <ScanLine size={18} />
        </span>
        Mockpay
      </span>
      <span className="brand-note text-slate d-flex align-items-center gap-1-5 fs-sm">
        <Lock size={15} />
        {t('page.sandbox')}
      </span>
    </div>
  );
}
