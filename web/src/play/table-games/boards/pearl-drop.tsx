import { cupOf } from '@fairhall/game-server/engines/money-wheel/lamplight-wheel';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useGameTexts } from '../../game-texts-context.ts';
import { ballFrames, GAP, pegPlaces, ROW_MS } from '../../originals/boards/peg-path.ts';
import { playSound, setMusic } from '../../sound/sound.ts';

/** The wheel comes to rest before the pearl falls, as in `wheel.css`. */
const REST_MS = 4_600;
/** The rows of the drop, and a moment to see its cup. */
export const DROP_MS = 9 * ROW_MS + 900;

/** The round board, in units of the picture: it holds the pegs, the row of cups, and the return below them. */
const RADIUS = 6.9 * GAP;
/** The height of its middle. */
const MIDDLE = 5.2 * GAP;

/** The drop of a pearl over the wheel, as round as it: pegs, cups with their returns, and the pearl. */
export function PearlDrop(props: {
  readonly path: readonly number[];
  readonly percents: readonly number[];
  readonly isRevealing: boolean;
}) {
  const { path, percents, isRevealing } = props;
  const { number } = useGameTexts();
  const pearl = useRef<SVGCircleElement>(null);
  const rows = path.length;
  const cup = cupOf(path);
  useEffect(() => {
    if (!isRevealing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const fall = pearl.current?.animate(ballFrames(path), {
      duration: (rows + 1) * ROW_MS,
      delay: REST_MS,
      fill: 'both',
      easing: 'linear',
    });
    const notes = path.map((_, row) =>
      setTimeout(() => playSound('peg', row), REST_MS + (row + 1) * ROW_MS),
    );
    // From the drop on: earlier it would give away where the wheel stops.
    const music = setTimeout(() => setMusic('feature'), REST_MS);
    return () => {
      clearTimeout(music);
      setMusic('base');
      fall?.cancel();
      for (const note of notes) clearTimeout(note);
    };
  }, [isRevealing, path, rows]);
  const landed = isRevealing ? null : cup;
  return (
    <svg
      className="pearl-drop rounded-circle"
      aria-hidden="true"
      data-revealing={isRevealing || undefined}
      viewBox={`${-RADIUS} ${MIDDLE - RADIUS} ${RADIUS * 2} ${RADIUS * 2}`}
    >
      <defs>
        <radialGradient id="pearl-shine" cx="0.36" cy="0.3">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.55" stopColor="#f4e9dc" />
          <stop offset="1" stopColor="#a795bd" />
        </radialGradient>
      </defs>
      {pegPlaces(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="pearl-peg" cx={x} cy={y} r={GAP / 9} />
      ))}
      {percents
        .map((percent, place) => ({ percent, place }))
        .map(({ percent, place }) => (
          <Cup
            key={place}
            x={(place - rows / 2) * GAP}
            y={(rows + 1.4) * GAP}
            reach={Math.abs(place - rows / 2) / (rows / 2)}
            isLanded={place === landed}
          >
            {number(percent / 100)}
          </Cup>
        ))}
      <circle
        ref={pearl}
        className="pearl"
        r={GAP * 0.3}
        {...(isRevealing ? {} : { cx: (cup - rows / 2) * GAP, cy: (rows + 0.5) * GAP })}
      />
      {landed !== null && (
        <text className="pearl-return" y={(rows + 3.1) * GAP}>
          ×{number((percents[landed] ?? 0) / 100)}
        </text>
      )}
    </svg>
  );
}

/** Two walls that hold the pearl, above the return; the further from the middle, the brighter. */
function Cup(props: {
  readonly x: number;
  readonly y: number;
  /** From the middle, 0 to 1. */
  readonly reach: number;
  readonly isLanded: boolean;
  readonly children: string;
}) {
  const { x, y, reach, isLanded, children } = props;
  const half = GAP * 0.47;
  return (
    <g
      className="pearl-cup"
      data-landed={isLanded || undefined}
      style={{ '--reach': reach } as CSSProperties}
      transform={`translate(${x} ${y})`}
    >
      <path d={`M${-half} ${-GAP * 1.2}V0M${half} ${-GAP * 1.2}V0`} />
      <rect x={-half} y={-GAP * 0.55} width={half * 2} height={GAP * 1.05} rx={GAP / 5} />
      <text>{children}</text>
    </g>
  );
}
