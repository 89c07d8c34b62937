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

/** An animated die. Decorative: its value is a text elsewhere. */
export function Die(props: { readonly place: number; readonly children: ReactNode }) {
  return (
    <span className="die" style={{ '--place': props.place } as CSSProperties} aria-hidden>
      {props.children}
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
