import { Waves } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';

/** The boss that is announced, or the locked species that the cannon waits for. */
export function BossBanner() {
  const { species, state } = useFishing();
  const { t, symbol } = useGameTexts();
  const { boss, target } = state;
  const waits = target !== null && !state.present.has(target);
  if (waits) {
    return (
      <p className="boss d-flex align-items-center gap-2-5 rounded-pill fs-sm">
        {t('fishing:waiting', { species: symbol(target) })}
      </p>
    );
  }
  if (!boss) return null;
  const pays = species.find(({ name }) => name === boss.species)?.pays ?? '';
  return (
    <p
      className="boss boss-on d-flex align-items-center gap-2-5 rounded-pill fs-sm"
      data-phase={boss.phase}
    >
      <Waves size={18} aria-hidden />
      {t(`fishing:${boss.phase}`, { species: symbol(boss.species), pays })}
    </p>
  );
}
