import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { invitation, setSoundOn } from './sound.ts';
import './invitation.css';

const INVITED_MS = 8_000;

/**
 * Invites the player to turn the sound on. It ends by itself, but not under the pointer or with the focus
 * in it; the button beside it stays.
 */
export function Invitation({ onAccept }: { readonly onAccept: () => void }) {
  const { t } = useGameTexts();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => invitation.write(false), INVITED_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <section
      className="d-flex align-items-center gap-3 border rounded-14 bg-s3 shadow-lg"
      aria-label={t('sound.invite')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="sound-words fs-sm text-nowrap">{t('sound.invite')}</span>
      <button
        type="button"
        className="btn-game btn-brass btn-small text-nowrap"
        onClick={() => {
          setSoundOn(true);
          onAccept();
        }}
      >
        <Volume2 size={16} aria-hidden />
        {t('sound.accept')}
      </button>
    </section>
  );
}
