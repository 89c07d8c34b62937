import { Check, Flame, Lock } from 'lucide-react';
import type { Paytable } from '../contract-types.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { type MeterReading, readMeter } from './meter.ts';

type MeterProps = {
  readonly meter: Paytable['meter'];
  readonly wildsCollected: number;
  /** Whether free spins are on or just ended; otherwise the meter is at rest. */
  readonly counting: boolean;
};

/** The meter as a glass with its tiers, beside the reels on wide pages. */
export function MeterPanel(props: MeterProps) {
  const { t } = useSpeech();
  const reading = readMeter(props.meter, props.wildsCollected);
  return (
    <aside className="panel panel-meter" aria-label={t('meter.title')}>
      <h2 className="panel-title">
        <Flame size={17} aria-hidden />
        {t('meter.title')}
      </h2>
      <div className="glass-row">
        <div className="glass" aria-hidden>
          <span style={{ height: `${reading.level * 100}%` }} />
        </div>
        <MeterTiers reading={reading} />
      </div>
      <p className="panel-note">{useMeterNote(reading, props.counting)}</p>
    </aside>
  );
}

/** The meter as a row, or a column, of chips where there is no room for the glass. */
export function MeterChips(props: MeterProps) {
  const { t } = useSpeech();
  const reading = readMeter(props.meter, props.wildsCollected);
  return (
    <section className="chips" aria-label={t('meter.title')}>
      <MeterTiers reading={reading} />
    </section>
  );
}

function MeterTiers(props: { readonly reading: MeterReading }) {
  const { t } = useSpeech();
  return (
    <ol className="tiers">
      {props.reading.tiers.map(({ multiplier, reached }) => (
        <li key={multiplier} className={reached ? 'tier tier-on' : 'tier'}>
          <span>×{multiplier}</span>
          {reached ? <Check size={17} aria-hidden /> : <Lock size={15} aria-hidden />}
          <span className="visually-hidden">{t(reached ? 'meter.reached' : 'meter.locked')}</span>
        </li>
      ))}
    </ol>
  );
}

function useMeterNote(reading: MeterReading, counting: boolean): string {
  const { t } = useSpeech();
  if (!counting) return t('meter.idle');
  if (!reading.next) {
    return t('meter.full', { multiplier: reading.tiers.at(-1)?.multiplier ?? 1 });
  }
  const { wildsToGo, multiplier } = reading.next;
  return t('meter.toGo', { count: wildsToGo, multiplier });
}
