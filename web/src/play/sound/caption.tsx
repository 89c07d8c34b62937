import { Captions } from 'lucide-react';
import { useEffect } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { caption } from './sound.ts';

const CAPTION_MS = 2_500;

/** The last sound that no picture shows, as text. */
export function Caption() {
  const { t } = useGameTexts();
  const shown = caption.use();
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => caption.write(null), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null) return null;
  return (
    <p
      className="sound-caption d-flex align-items-center gap-2 px-3-5 py-1-5 rounded-pill fs-md"
      data-testid="caption"
    >
      <Captions size={16} aria-hidden />
      {t(shown.text)}
    </p>
  );
}
