import type { FruitMachineTables } from '@fairhall/game-server/definitions/fruit-machine-tables';
import { wheelSums } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { useEffect, useState } from 'react';
import { useGameTexts } from '../game-texts-context.ts';

const FULL = 360;
const R = 100;
/** Full turns before the wheel stops. */
const TURNS = 4;
/** Bulbs along the rim. */
const BULBS = Array.from({ length: 24 }, (_, place) => (place * FULL) / 24);
/** The size of a prize by the tickets of its segment: as large as fits. */
const textSize = (tickets: number): number => Math.min(26, 7 + 4.4 * tickets);

/** The colours of the prizes, from the smallest. */
const colours = ['#3a1c6e', '#7a2a9a', '#c23a7a', '#e8702a', '#f2b23a', '#fff2c0'];

/** A point of the wheel, in degrees clockwise from its top. */
function point(degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(R * Math.cos(radians)).toFixed(3)} ${(R * Math.sin(radians)).toFixed(3)}`;
}

/** The segments clockwise from the top, each as wide as its tickets. */
function segmentsOf(tables: FruitMachineTables) {
  const { segments } = tables.wheel;
  const degrees = FULL / wheelSums(tables).tickets;
  const prizes = [...new Set(segments.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  let from = 0;
  return segments.map(({ percent, tickets }, place) => {
    const to = from + tickets * degrees;
    const segment = {
      place,
      percent,
      middle: (from + to) / 2,
      path: `M0 0L${point(from)}A${R} ${R} 0 0 1 ${point(to)}Z`,
      colour: colours[prizes.indexOf(percent)] ?? colours[0],
      size: textSize(tickets),
      isLight: prizes.indexOf(percent) > 3,
    };
    from = to;
    return segment;
  });
}

/** The wheel of the street parade above the reels, which turns to a segment; its prizes in stakes. */
export function ParadeWheel(props: {
  readonly tables: FruitMachineTables;
  readonly segment: number;
}) {
  const { t, number } = useGameTexts();
  const segments = segmentsOf(props.tables);
  const [turn, setTurn] = useState(0);
  const stop = TURNS * FULL - (segments[props.segment]?.middle ?? 0);
  useEffect(() => {
    // The first frame shows the wheel at rest, from where it turns.
    const frame = requestAnimationFrame(() => setTurn(stop));
    return () => cancelAnimationFrame(frame);
  }, [stop]);
  return (
    <div className="parade position-absolute z-3 d-grid place-items-center" aria-hidden>
      <svg className="parade-wheel" viewBox="-120 -124 240 246" role="presentation">
        <title>{t('dealt.parade')}</title>
        <defs>
          <radialGradient id="parade-shade">
            <stop offset="0.2" stopColor="#fff" stopOpacity="0.34" />
            <stop offset="0.72" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#12001e" stopOpacity="0.55" />
          </radialGradient>
        </defs>
        <circle r="113" className="parade-rim" />
        <circle r="107" className="parade-groove" />
        {BULBS.map((degrees, place) => (
          <circle
            key={degrees}
            className="parade-bulb"
            data-odd={place % 2 || undefined}
            r="3.4"
            cy="-107"
            transform={`rotate(${degrees})`}
          />
        ))}
        <g className="parade-turn" style={{ rotate: `${turn}deg` }}>
          {segments.map(({ place, path, colour, middle, percent, size, isLight }) => (
            <g key={place}>
              <path d={path} fill={colour} />
              <text
                transform={`rotate(${middle}) translate(0 -82) rotate(90)`}
                fontSize={size}
                data-light={isLight || undefined}
              >
                {number(percent / 100)}
              </text>
            </g>
          ))}
          <circle r={R} fill="url(#parade-shade)" />
        </g>
        <circle r="27" className="parade-hub" />
        <circle r="16" className="parade-cap" />
        <path d="M-11 -122L11 -122L0 -88Z" className="parade-pointer" />
      </svg>
    </div>
  );
}
