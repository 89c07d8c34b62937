import { buses } from '@fairhall/game-server/contract/sound';
import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { useTranslation } from 'react-i18next';
import { soundSettings } from '@/lib/games/sound-settings.ts';

/** Whether the games sound on this device, and how loud. */
export function SoundPanel() {
  const { t } = useTranslation('profile');
  const settings = soundSettings.use();
  const id = useId();
  return (
    <section className="panel profile-panel d-grid gap-2">
      <h2>{t('sound.title')}</h2>
      <p className="mb-0 text-2">{t('sound.text')}</p>
      <Form.Check
        type="switch"
        id={`${id}-on`}
        label={t('sound.on')}
        checked={settings.isOn === true}
        onChange={({ currentTarget }) =>
          soundSettings.write({ ...settings, isOn: currentTarget.checked })
        }
      />
      {buses.map((bus) => (
        <div key={bus}>
          <Form.Label htmlFor={`${id}-${bus}`}>{t(`sound.${bus}`)}</Form.Label>
          <Form.Range
            id={`${id}-${bus}`}
            min={0}
            max={100}
            step={5}
            value={settings[bus]}
            onChange={({ currentTarget }) =>
              soundSettings.write({ ...settings, [bus]: currentTarget.valueAsNumber })
            }
          />
        </div>
      ))}
    </section>
  );
}
