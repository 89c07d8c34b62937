import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Invitation } from './invitation.tsx';
import { invitation, setSoundOn } from './sound.ts';

/** Toggles the sounds of all games, and invites to them once. */
export function SoundButton() {
  const { t } = useGameTexts();
  const isOn = soundSettings.use().isOn === true;
  const isInvited = invitation.use();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <>
      <div className="sound-invitation position-absolute" aria-live="polite">
        {isInvited && <Invitation onAccept={() => button.current?.focus()} />}
      </div>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-label={t('sound.label')}
        aria-pressed={isOn}
        title={t('sound.label')}
        onClick={() => setSoundOn(!isOn)}
      >
        <Icon size={18} aria-hidden />
      </button>
    </>
  );
}
