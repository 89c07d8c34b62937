import { useGameTexts } from '../../game-texts-context.ts';
import { useTableGame } from '../table-game-context.ts';
import { type Bets, totalOf } from '../table-game-state.ts';
import './racetrack.css';

/** The pockets on each side of a number that are bet with it. */
const NEIGHBOURS = 2;

/** A pocket with its neighbours in the order of the wheel, from left to right. */
export function neighboursOf(pocket: number, wheel: readonly number[]): readonly number[] {
  const place = wheel.indexOf(pocket);
  return Array.from(
    { length: NEIGHBOURS * 2 + 1 },
    (_, step) => wheel.at((place + step - NEIGHBOURS) % wheel.length) ?? pocket,
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

/** The numbers in the order of the wheel; each bets a chip on itself and on its neighbours. */
export function Racetrack(props: {
  readonly wheel: readonly number[];
  readonly colourOf: (pocket: number) => string;
}) {
  const { wheel, colourOf } = props;
  const { state, session, formatMoney } = useTableGame();
  const { t } = useGameTexts();
  return (
    <fieldset className="racetrack">
      <legend>{t('roulette.racetrack')}</legend>
      {wheel.map((pocket) => {
        const numbers = neighboursOf(pocket, wheel);
        const bets = withChips(state.bets, { numbers, chipMinor: state.stakeMinor });
        const amount = formatMoney(totalOf(bets) - totalOf(state.bets));
        const label = t('roulette.neighbours', { numbers: numbers.join(', '), amount });
        return (
          <button
            key={pocket}
            type="button"
            className={`spot number number-${colourOf(pocket)}`}
            data-spot={`neighbours-${pocket}`}
            aria-label={label}
            title={label}
            aria-disabled={state.phase !== 'idle'}
            onClick={() => session.replaceBets(bets)}
          >
            {pocket}
          </button>
        );
      })}
    </fieldset>
  );
}
