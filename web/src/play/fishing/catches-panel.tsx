import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';

/** The newest catches, on wide pages. */
export function CatchesPanel() {
  const { state, formatMoney } = useFishing();
  const { t, symbol } = useGameTexts();
  return (
    <section className="catches" aria-label={t('fishing.lastCatches')}>
      <h2>{t('fishing.lastCatches')}</h2>
      {state.catches.length === 0 ? (
        <p>{t('fishing.noCatches')}</p>
      ) : (
        <ol>
          {state.catches.map(({ roundId, species, winMinor }) => (
            <li key={roundId}>
              <span>{symbol(species)}</span>
              <strong>{formatMoney(winMinor, 'always')}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
