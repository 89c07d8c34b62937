import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';

/**
 * The species of the arena with their prizes. Choosing one locks the cannon on it, choosing it
 * again unlocks the cannon. This is how to aim with the keyboard.
 */
export function TargetRow() {
  const { species, state, session } = useFishing();
  const { t, symbol } = useGameTexts();
  return (
    <fieldset className="targets d-flex gap-1 min-w-0 mw-100 overflow-x-auto">
      <legend className="visually-hidden">{t('fishing:targets')}</legend>
      {species.map(({ name, pays }) => {
        const isTarget = state.target === name;
        const isHere = state.present.has(name);
        const label = { species: symbol(name), pays };
        return (
          <button
            key={name}
            type="button"
            className="target position-relative flex-none justify-items-center rounded-14 text-nowrap"
            data-species={name}
            data-away={!isHere || undefined}
            aria-pressed={isTarget}
            aria-label={t(isHere ? 'fishing:target' : 'fishing:targetAway', label)}
            onClick={() => session.lock(isTarget ? null : name)}
          >
            <img
              className="object-fit-contain"
              src={`/art/games/fishing/${name}.webp`}
              alt=""
              width={34}
              height={34}
            />
            <span>{pays}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
