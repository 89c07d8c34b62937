import { Volume2, VolumeX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { soundSetting } from './sound.ts';

/** Turns the sounds of all games on and off. */
export function SoundButton() {
  const { t } = useSpeech();
  const isOn = useSyncExternalStore(soundSetting.subscribe, soundSetting.isOn);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('sound.label')}
      aria-pressed={isOn}
      title={t('sound.label')}
      onClick={soundSetting.toggle}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
