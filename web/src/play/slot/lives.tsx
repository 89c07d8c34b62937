import { Cat } from 'lucide-react';
import type { Paytable } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Gauge } from './gauge.tsx';

/** The lives of the free spins beside the reels, a neon cat each: a lost one is dark. */
export function Lives(props: {
  readonly feature: Extract<Paytable['feature'], { kind: 'lives' }>;
  /** `null` outside of free spins. */
  readonly left: number | null;
  readonly isWide: boolean;
}) {
  const { feature, left, isWide } = props;
  const { t } = useGameTexts();
  const cats = Array.from({ length: feature.lives }, (_, place) => place);
  const note =
    left === null
      ? t('slots:lives.idle', { lives: feature.lives })
      : t('slots:lives.left', { count: left });
  return (
    <Gauge isWide={isWide} icon={Cat} title={t('slots:lives.title')} note={note}>
      <ol className="lives" aria-hidden>
        {cats.map((place) => (
          <li key={place} className={place < (left ?? 0) ? 'life life-on' : 'life'}>
            <Cat />
          </li>
        ))}
      </ol>
    </Gauge>
  );
}
