import { Captions, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { caption, invitation, setSoundOn } from './sound.ts';

const CAPTION_MS = 2_500;

/** Invites the player once to turn the sound on, and shows captions. */
export function SoundNotices() {
  return (
    <>
      <Invitation />
      <Caption />
    </>
  );
}

function Invitation() {
  const { t } = useGameTexts();
  if (!invitation.use()) return null;
  return (
    <section
      className="notice sound-invitation d-flex align-items-center gap-3 pe-2 ps-4 py-2-5 border rounded-14 bg-s3 shadow-lg"
      aria-label={t('sound.invite')}
    >
      <Volume2 size={20} className="text-sky" aria-hidden />
      <div className="notice-words min-w-0 fs-sm lh-18">{t('sound.invite')}</div>
      <button
        type="button"
        className="btn-game btn-brass btn-small"
        onClick={() => setSoundOn(true)}
      >
        {t('sound.accept')}
      </button>
      <button
        type="button"
        className="btn-game btn-quiet btn-small"
        onClick={() => setSoundOn(false)}
      >
        {t('sound.decline')}
      </button>
    </section>
  );
}

function Caption() {
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
