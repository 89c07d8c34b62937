import { useTranslation } from 'react-i18next';
import { Segmented } from '@/components/ui/segmented.tsx';
import type { SaferPlay } from '@/lib/api/contract-types.ts';
import { useIsOnline } from '@/lib/api/online.ts';
import { minutesText } from '@/lib/time/duration-text.ts';
import { useSetRealityCheck } from '../api/use-restriction-calls.ts';

type EveryMinutes = SaferPlay['realityCheck']['everyMinutes'];

const choices: readonly EveryMinutes[] = [0, 15, 30, 60, 120];

type RealityCheckSettingProps = { readonly overview: SaferPlay };

/** How often the reality check interrupts play. */
export function RealityCheckSetting({ overview }: RealityCheckSettingProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const set = useSetRealityCheck();
  const isOnline = useIsOnline();
  // The choice is shown at once; a failed call shows the stored one again.
  const shown = set.isPending ? set.variables.everyMinutes : overview.realityCheck.everyMinutes;
  const choose = (value: string) => {
    const everyMinutes = choices.find((choice) => `${choice}` === value);
    if (everyMinutes !== undefined && isOnline && !set.isPending) set.mutate({ everyMinutes });
  };
  return (
    <section className="panel safer-card safer-setting d-flex flex-column align-items-start pb-4-5">
      <h3 className="m-0 fs-h3 fw-650">{t('safer-play:realityCheck.title')}</h3>
      <p className="small-text text-3 text-pretty">{t('safer-play:realityCheck.text')}</p>
      <Segmented
        label={t('safer-play:realityCheck.title')}
        value={`${shown}`}
        onChange={choose}
        segments={choices.map((choice) => ({
          value: `${choice}`,
          label: choice === 0 ? t('safer-play:realityCheck.off') : minutesText(choice),
        }))}
      />
    </section>
  );
}
