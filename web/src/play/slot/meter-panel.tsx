import { Check, Flame, Lock, Moon } from 'lucide-react';
import type { Paytable } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Gauge } from './gauge.tsx';
import { type MeterReading, readMeter } from './meter.ts';

/** The free-spin meter with its tiers, beside the reels; on wide pages with a glass. */
export function Meter(props: {
  readonly paytable: Pick<Paytable, 'meter' | 'feature'>;
  readonly wildsCollected: number;
  /** Whether free spins are running or have just ended; otherwise the meter is inactive. */
  readonly counting: boolean;
  readonly isWide: boolean;
}) {
  const { t } = useGameTexts();
  const { meter, feature } = props.paytable;
  const reading = readMeter(meter, props.wildsCollected);
  const texts = feature?.kind === 'stacks' ? 'stacks' : 'meter';
  return (
    <Gauge
      isWide={props.isWide}
      icon={texts === 'stacks' ? Moon : Flame}
      title={t(`slots:${texts}.title`)}
      note={useMeterNote(reading, { counting: props.counting, texts })}
      glass={
        <div className="glass position-relative flex-none overflow-hidden rounded" aria-hidden>
          <span
            className="position-absolute rounded-sm"
            style={{ height: `${reading.level * 100}%` }}
          />
        </div>
      }
    >
      <ol className="tiers">
        {reading.tiers.map(({ multiplier, reached }) => (
          <li key={multiplier} className={reached ? 'tier tier-on' : 'tier'}>
            <span>×{multiplier}</span>
            {reached ? <Check size={17} aria-hidden /> : <Lock size={15} aria-hidden />}
            <span className="visually-hidden">
              {t(reached ? 'slots:meter.reached' : 'slots:meter.locked')}
            </span>
          </li>
        ))}
      </ol>
    </Gauge>
  );
}

function useMeterNote(
  reading: MeterReading,
  { counting, texts }: { counting: boolean; texts: 'meter' | 'stacks' },
): string {
  const { t } = useGameTexts();
  if (!counting) return t(`slots:${texts}.idle`);
  if (!reading.next) {
    return t('slots:meter.full', { multiplier: reading.tiers.at(-1)?.multiplier ?? 1 });
  }
  const { wildsToGo, multiplier } = reading.next;
  return t(`slots:${texts}.toGo`, { count: wildsToGo, multiplier });
}
