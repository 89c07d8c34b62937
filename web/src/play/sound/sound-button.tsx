import { Volume2, VolumeX } from 'lucide-react';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { setSoundOn } from './sound.ts';

/** Toggles the sounds of all games. */
export function SoundButton() {
  const { t } = useGameTexts();
  const isOn = soundSettings.use().isOn === true;
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('sound.label')}
      aria-pressed={isOn}
      title={t('sound.label')}
      onClick={() => setSoundOn(!isOn)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
