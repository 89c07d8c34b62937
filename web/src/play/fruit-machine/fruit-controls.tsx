import {
  choiceOfHolds,
  choiceOfNudge,
  fruitChoice,
} from '@fairhall/game-server/engines/fruit-machine/fruit-choices';
import { gridAt, nudged } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useGameKeys } from '../frame/use-game-keys.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { fruitTables, stopsOf } from './fruit-round.ts';
import type { FruitSession } from './fruit-session.ts';

/** The reels that a choice holds; all of them to take. */
function heldBy(name: string | null, reels: readonly number[]): readonly number[] {
  const choice = fruitChoice(name ?? 'hold-none');
  if (choice.kind === 'take') return reels;
  return choice.kind === 'hold' ? choice.held : [];
}

type ChoiceProps = { readonly state: MultiStepState; readonly session: FruitSession };

function useChoice({ state, session }: ChoiceProps) {
  const { best, chosen } = session.view.use();
  const reels = fruitTables(state.sheet).strips.map((_, reel) => reel);
  const held = heldBy(chosen, reels);
  const toggle = (reel: number) => {
    const next = held.includes(reel) ? held.filter((one) => one !== reel) : [...held, reel];
    session.mark(choiceOfHolds(next, reels.length));
  };
  return { reels, held, best, bestHeld: heldBy(best, reels), toggle };
}

/** Below each reel the buttons that hold and nudge it; those of the best choice are lit. */
export function FruitChoices(props: ChoiceProps) {
  const { state, session } = props;
  const { reels, held, best, bestHeld, toggle } = useChoice(props);
  const { t, symbol } = useGameTexts();
  const { round, phase, autobet } = state;
  if (phase !== 'choosing' || !round) return null;
  const tables = fruitTables(state.sheet);
  const stops = stopsOf(round.outcome);
  return (
    <fieldset className="fruit-choices position-absolute z-2 d-grid">
      <legend className="visually-hidden">{t('slots:fruit.choices')}</legend>
      {reels.map((reel) => {
        const isHeld = held.includes(reel);
        const comes = gridAt(tables, nudged(tables, stops, reel))[reel]?.[0] ?? '';
        return (
          <div className="d-grid gap-1-5" key={reel}>
            <button
              type="button"
              className="fruit-hold rounded-14 min-h-hit"
              data-lit={bestHeld.includes(reel) || undefined}
              aria-pressed={isHeld}
              aria-disabled={autobet !== null}
              aria-label={t('slots:fruit.holdReel', { reel: reel + 1 })}
              aria-keyshortcuts={String(reel + 1)}
              onClick={() => toggle(reel)}
            >
              <span aria-hidden>{t(isHeld ? 'controls.held' : 'controls.hold')}</span>
            </button>
            <button
              type="button"
              className="fruit-nudge d-flex align-items-center justify-content-center gap-1 rounded-14 min-h-hit"
              data-lit={best === choiceOfNudge(reel) || undefined}
              aria-disabled={autobet !== null}
              aria-label={t('slots:fruit.nudgeBrings', { reel: reel + 1, symbol: symbol(comes) })}
              onClick={() => session.choose(choiceOfNudge(reel))}
            >
              <ChevronDown size={18} strokeWidth={3} aria-hidden />
              {t('slots:fruit.nudge')}
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

/** 1 to 3 hold a reel or let it go; N and then 1 to 3 nudge it; Enter makes the marked choice. */
export function useFruitKeys(props: ChoiceProps): void {
  const { state, session } = props;
  const { reels, toggle } = useChoice(props);
  const nudges = useRef(false);
  useGameKeys(({ key, repeat }, { isFree }) => {
    if (repeat) return false;
    if (key === 'Enter') {
      if (isFree) session.press();
      return isFree;
    }
    if (state.phase !== 'choosing') return false;
    const isNudge = nudges.current;
    nudges.current = key.toLowerCase() === 'n';
    const reel = reels.find((one) => String(one + 1) === key);
    if (reel === undefined) return nudges.current;
    if (isNudge) session.choose(choiceOfNudge(reel));
    else toggle(reel);
    return true;
  });
}
