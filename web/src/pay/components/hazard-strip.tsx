import { TriangleAlert } from 'lucide-react';
import { useSpeech } from '../i18n/speech.ts';

/** Says on every state of the page that it is a simulation. */
export function HazardStrip() {
  const { t } = useSpeech();
  return (
    <header className="strip">
      <TriangleAlert size={18} />
      <p>
        <b>{t('strip.badge')}</b> {t('strip.text')}
      </p>
    </header>
  );
}
