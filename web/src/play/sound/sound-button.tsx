import { Volume2, VolumeX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { soundSetting } from './sound.ts';

/** Toggles the sounds of all games. */
export function SoundButton() {
  const { t } = useI18n();
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
