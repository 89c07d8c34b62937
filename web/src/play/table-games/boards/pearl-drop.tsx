import { cupOf } from '@fairhall/game-server/engines/money-wheel/lamplight-wheel';
import { useEffect, useRef } from 'react';
import { useGameTexts } from '../../game-texts-context.ts';
import { ballFrames, GAP, pegPlaces, ROW_MS } from '../../originals/boards/peg-path.ts';
import { playSound, setMusic } from '../../sound/sound.ts';

/** The wheel comes to rest before the pearl falls, as in `wheel.css`. */
const REST_MS = 4_600;
/** The rows of the drop, and a moment to see its cup. */
export const DROP_MS = 9 * ROW_MS + 900;

/** The drop of a pearl over the hub of the wheel: pegs, cups with their returns, and the pearl. */
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
  const width = (rows + 2.2) * GAP;
  return (
    <svg
      className="pearl-drop"
      aria-hidden="true"
      data-revealing={isRevealing || undefined}
      viewBox={`${-width / 2} ${-1.6 * GAP} ${width} ${(rows + 3) * GAP}`}
    >
      {pegPlaces(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="pearl-peg" cx={x} cy={y} r={GAP / 7} />
      ))}
      {percents
        .map((percent, place) => ({ percent, place }))
        .map(({ percent, place }) => (
          <g
            key={place}
            className="pearl-cup"
            data-landed={(!isRevealing && place === cup) || undefined}
            transform={`translate(${(place - rows / 2) * GAP} ${(rows + 0.7) * GAP})`}
          >
            <rect
              x={-GAP * 0.46}
              y={-GAP * 0.4}
              width={GAP * 0.92}
              height={GAP * 0.8}
              rx={GAP / 7}
            />
            <text>{number(percent / 100)}</text>
          </g>
        ))}
      <circle
        ref={pearl}
        className="pearl"
        r={GAP * 0.3}
        {...(isRevealing ? {} : { cx: (cup - rows / 2) * GAP, cy: (rows - 0.1) * GAP })}
      />
    </svg>
  );
}
