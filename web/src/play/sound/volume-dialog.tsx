import { buses } from '@fairhall/game-server/contract/sound';
import { useId } from 'react';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import { Dialog } from '../frame/dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { setSoundOn, setVolume } from './sound.ts';

/** The volumes of music, effects and ambience in all games. Moving one turns the sound on. */
export function VolumeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useGameTexts();
  const settings = soundSettings.use();
  const id = useId();
  return (
    <Dialog title={t('sound.volumes')} onClose={onClose}>
      <div className="d-grid gap-3">
        {buses.map((bus) => (
          <div key={bus} className="d-grid gap-1">
            <label htmlFor={`${id}-${bus}`}>{t(`sound.buses.${bus}`)}</label>
            <input
              id={`${id}-${bus}`}
              className="w-100 min-h-hit"
              type="range"
              min={0}
              max={100}
              step={5}
              value={settings[bus]}
              onChange={({ currentTarget }) => {
                setVolume(bus, currentTarget.valueAsNumber);
                if (settings.isOn !== true) setSoundOn(true);
              }}
            />
          </div>
        ))}
      </div>
      <p className="prose">{t('sound.muted')}</p>
    </Dialog>
  );
}
