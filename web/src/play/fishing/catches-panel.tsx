import { useSpeech } from '../shell/speech-context.tsx';
import { useFishing } from './fishing-context.ts';

/** The newest catches, where the page has room for them. */
export function CatchesPanel() {
  const { state, money } = useFishing();
  const { t, symbol } = useSpeech();
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
              <strong>{money(winMinor, 'always')}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
