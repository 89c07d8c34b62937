import type { CSSProperties } from 'react';
import './safari.css';

/** Seconds since each bird began its flight, and its height from the top. */
const BIRDS = [
  { start: 9, height: '17%' },
  { start: 11, height: '20%' },
  { start: 13, height: '16%' },
  { start: 34, height: '23%' },
];
/** Blades of a tuft: where each stands, bends to and ends, of 150 pixels by 70. */
const BLADES = [12, 30, 44, 58, 74, 90, 104, 122].map((x, index) => {
  const lean = index % 2 ? 10 : -8;
  const top = 8 + ((index * 17) % 30);
  return `M${x} 70Q${x + lean * 0.2} 40 ${x + lean} ${top}Q${x + 6} 44 ${x + 9} 70Z`;
});

/** The life of the savannah behind the ticket. */
export function Safari() {
  return (
    <>
      <i className="safari-dust" />
      {BIRDS.map(({ start, height }) => (
        <span
          key={start}
          className="safari-bird"
          style={{ '--start': start, '--height': height } as CSSProperties}
        >
          <svg viewBox="0 0 40 16" aria-hidden>
            <path d="M1 3Q12 1 20 12Q28 1 39 3Q27 5 20 15Q13 5 1 3Z" fill="currentColor" />
          </svg>
        </span>
      ))}
      <Grass />
      <Grass />
    </>
  );
}

function Grass() {
  return (
    <svg className="safari-grass" viewBox="0 0 150 70" aria-hidden>
      <path d={BLADES.join('')} fill="currentColor" />
    </svg>
  );
}
