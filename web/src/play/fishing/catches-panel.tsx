import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';

/** The newest catches, on wide pages. */
export function CatchesPanel() {
  const { state, formatMoney } = useFishing();
  const { t, symbol } = useGameTexts();
  return (
    <section
      className="catches position-absolute z-2 rounded-lg fs-sm pe-none"
      aria-label={t('fishing:lastCatches')}
    >
      <h2 className="mb-1">{t('fishing:lastCatches')}</h2>
      {state.catches.length === 0 ? (
        <p>{t('fishing:noCatches')}</p>
      ) : (
        <ol>
          {state.catches.map(({ roundId, species, winMinor }) => (
            <li className="d-flex justify-content-between gap-3" key={roundId}>
              <span>{symbol(species)}</span>
              <strong className="text-nowrap">{formatMoney(winMinor, 'always')}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
