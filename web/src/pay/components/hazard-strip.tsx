import { TriangleAlert } from 'lucide-react';
import { usePayTexts } from '../use-pay-texts.ts';

/** States in every state of the page that it is a simulation. */
export function HazardStrip() {
  const { t } = usePayTexts();
  return (
    <header className="strip">
      <TriangleAlert size={18} />
      <p>
        <b>{t('strip.badge')}</b> {t('strip.text')}
      </p>
    </header>
  );
}
