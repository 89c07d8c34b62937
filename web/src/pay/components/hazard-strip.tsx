import { TriangleAlert } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

/** States in every state of the page that it is a simulation. */
export function HazardStrip() {
  const { t } = usePayTexts();
  return (
    <header className="strip justify-content-start justify-content-md-center fs-sm fs-md-md position-sticky top-0 d-flex align-items-center gap-3 min-h-hit px-4 py-2 fw-bold">
      <TriangleAlert size={18} />
      <p>
        <b className="me-2 px-2 py-1 fs-xs text-uppercase rounded-xs">{t('strip.badge')}</b>{' '}
        {t('strip.text')}
      </p>
    </header>
  );
}
