import { countChoice } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { useId } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { useMultiStep } from './multi-step-context.ts';

/** How many hands the next round has, in a game that lets the player choose. */
export function HandCounts() {
  const { state, session } = useMultiStep();
  const { t, number } = useGameTexts();
  const group = useId();
  const { tables } = state.sheet;
  const counts = 'handCounts' in tables ? (tables.handCounts ?? []) : [];
  if (counts.length === 0) return null;
  return (
    <fieldset className="hand-counts d-flex flex-none gap-1">
      <legend className="visually-hidden">{t('steps.hands')}</legend>
      {counts.map((count) => {
        const { name } = countChoice(count);
        return (
          <label key={name} className="position-relative cursor-pointer">
            <input
              className="position-absolute inset-0 w-100 h-100 m-0 opacity-0 cursor-pointer"
              type="radio"
              name={group}
              checked={state.firstChoice === name}
              onChange={() => session.chooseFirst(name)}
            />
            <span className="d-grid place-items-center min-w-hit min-h-hit rounded" aria-hidden>
              ×{number(count)}
            </span>
            <span className="visually-hidden">{t('steps.handCount', { count })}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
