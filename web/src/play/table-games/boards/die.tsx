import type { CSSProperties, ReactNode } from 'react';
import './dice.css';

/** The places of the pips of each face, of nine row by row. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The value of each side of a die whose front is 1: opposite sides add up to seven. */
const SIDES = [1, 6, 2, 5, 3, 4] as const;

/** The sides of a die with this value in front, in the order of `dice.css`. */
const sidesOf = (value: number): readonly number[] => [
  value,
  7 - value,
  ...SIDES.filter((side) => side !== value && side !== 7 - value),
];

/** A die that tumbles to rest with its value in front. Decorative: its value is a text elsewhere. */
export function Die(props: {
  readonly place: number;
  /** 1 to 6. */
  readonly value: number;
  readonly face: (value: number) => ReactNode;
}) {
  const { place, value, face } = props;
  return (
    <span className="die" style={{ '--place': place } as CSSProperties} aria-hidden>
      {sidesOf(value).map((side) => (
        <span className="die-side" key={side}>
          {face(side)}
        </span>
      ))}
    </span>
  );
}

/** The pips of a face, 1 to 6; one and four are red. */
export function Pips(props: { readonly face: number }) {
  const { face } = props;
  return (
    <span className={face === 1 || face === 4 ? 'pips pips-red d-grid' : 'pips d-grid'} aria-hidden>
      {PLACES.map((place) => (
        <i key={place} className={pips[face]?.includes(place) ? 'pip rounded-circle' : undefined} />
      ))}
    </span>
  );
}
