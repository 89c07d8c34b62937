import { Volume2, VolumeX } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { toggleSound, useIsSoundOn } from './sound.ts';

/** Toggles the sounds of all games. */
export function SoundButton() {
  const { t } = useGameTexts();
  const isOn = useIsSoundOn();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('sound.label')}
      aria-pressed={isOn}
      title={t('sound.label')}
      onClick={toggleSound}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
