import { type CSSProperties, useState } from 'react';
import { StepButton } from '../../frame/stepper.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { stepped } from '../../session/choice-steps.ts';
import { useTableGame } from '../table-game-context.ts';
import { type Bets, totalOf } from '../table-game-state.ts';
import './racetrack.css';

/** How many pockets on each side of a number can be bet with it. */
const REACHES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A pocket with `reach` neighbours on each side in the order of the wheel, from left to right. */
export function neighboursOf(
  pocket: number,
  { wheel, reach }: { readonly wheel: readonly number[]; readonly reach: number },
): readonly number[] {
  const place = wheel.indexOf(pocket);
  return Array.from(
    { length: reach * 2 + 1 },
    (_, step) => wheel.at((place + step - reach) % wheel.length) ?? pocket,
  );
}

/** The bets with one more chip on each of these numbers. */
export function withChips(
  bets: Bets,
  { numbers, chipMinor }: { readonly numbers: readonly number[]; readonly chipMinor: bigint },
): Bets {
  const next = new Map(bets);
  for (const number of numbers) {
    const spot = `straight-${number}`;
    next.set(spot, (next.get(spot) ?? 0n) + chipMinor);
  }
  return next;
}

/**
 * The place of a pocket on the track, whose two lanes meet at both ends: the first pocket at the left end,
 * the next ones to the right in the upper lane, the others back in the lower one.
 * @param place in the order of the wheel, from 0
 */
export function trackPlace(
  place: number,
  count: number,
): { readonly column: number; readonly lane: 'both' | 'upper' | 'lower' } {
  if (place === 0) return { column: 1, lane: 'both' };
  return place <= (count - 1) / 2
    ? { column: place + 1, lane: 'upper' }
    : { column: count - place + 1, lane: 'lower' };
}

/** The numbers in the order of the wheel; each bets a chip on itself and on its neighbours. */
export function Racetrack(props: {
  readonly wheel: readonly number[];
  readonly colourOf: (pocket: number) => string;
}) {
  const { wheel, colourOf } = props;
  const { state, session, formatMoney } = useTableGame();
  const { t, number } = useGameTexts();
  const [reach, setReach] = useState(2);
  const steps = {
    choices: REACHES,
    chosen: reach,
    isEnabled: state.phase === 'idle',
    lower: t('tables:roulette.fewer'),
    raise: t('tables:roulette.more'),
    now: t('tables:roulette.reachNow', { count: reach }),
    onMove: (move: 1 | -1) => setReach(stepped(REACHES, reach, move)),
  };
  return (
    <fieldset className="racetrack">
      <legend>{t('tables:roulette.racetrack')}</legend>
      <div className="racetrack-reach">
        <StepButton {...steps} move={-1} />
        <b className="font-num">{number(reach)}</b>
        <StepButton {...steps} move={1} />
      </div>
      <div className="racetrack-lanes">
        {wheel.map((pocket, place) => {
          const { column, lane } = trackPlace(place, wheel.length);
          const numbers = neighboursOf(pocket, { wheel, reach });
          const bets = withChips(state.bets, { numbers, chipMinor: state.stakeMinor });
          const amount = formatMoney(totalOf(bets) - totalOf(state.bets));
          const label = t('tables:roulette.neighbours', { numbers: numbers.join(', '), amount });
          return (
            <button
              key={pocket}
              type="button"
              className={`spot number number-${colourOf(pocket)}`}
              data-spot={`neighbours-${pocket}`}
              data-lane={lane}
              style={{ '--column': column } as CSSProperties}
              aria-label={label}
              title={label}
              aria-disabled={state.phase !== 'idle'}
              onClick={() => session.replaceBets(bets)}
            >
              {pocket}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
