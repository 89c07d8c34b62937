import { arc, box, pathOf, project } from './projection.ts';

/** Start of each stripe of the grass. */
const STRIPES = Array.from({ length: 12 }, (_, stripe) => stripe / 12);
const STRIPE_WIDTH = 1 / STRIPES.length;

/** A football pitch with its lines and goals. */
export function PitchLines() {
  return (
    <g>
      <defs>
        <linearGradient id="grass-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#04150a" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="#04150a" stopOpacity="0" />
          <stop offset="1" stopColor="#04150a" stopOpacity="0.25" />
        </linearGradient>
      </defs>
      <path d={box({ x: -0.05, y: -0.09 }, { x: 1.05, y: 1.05 })} fill="#17682f" />
      {STRIPES.map((x, stripe) => (
        <path
          key={x}
          d={box({ x, y: 0 }, { x: x + STRIPE_WIDTH, y: 1 })}
          fill={stripe % 2 === 0 ? '#2a9447' : '#23823d'}
        />
      ))}
      <path d={box({ x: 0, y: 0 }, { x: 1, y: 1 })} fill="url(#grass-light)" />
      <g fill="none" stroke="#eefaf0" strokeWidth="2.4" opacity="0.85" strokeLinejoin="round">
        <path d={box({ x: 0.004, y: 0.006 }, { x: 0.996, y: 0.994 })} />
        <path
          d={pathOf([
            { x: 0.5, y: 0 },
            { x: 0.5, y: 1 },
          ])}
        />
        <path d={arc({ x: 0.5, y: 0.5 }, { radius: { x: 0.087, y: 0.134 } })} />
        {[0, 1].map((end) => (
          <g key={end}>
            <path d={box({ x: end, y: 0.2 }, { x: Math.abs(end - 0.157), y: 0.8 })} />
            <path d={box({ x: end, y: 0.365 }, { x: Math.abs(end - 0.052), y: 0.635 })} />
            <path
              d={arc(
                { x: Math.abs(end - 0.105), y: 0.5 },
                {
                  radius: { x: 0.087, y: 0.134 },
                  ...(end === 0 ? { from: -0.148, to: 0.148 } : { from: 0.352, to: 0.648 }),
                },
              )}
            />
          </g>
        ))}
      </g>
      <Goal end={0} />
      <Goal end={1} />
    </g>
  );
}

/** A goal: posts, bar and net. */
function Goal({ end }: { readonly end: 0 | 1 }) {
  const outside = end === 0 ? -0.022 : 1.022;
  const far = project({ x: end, y: 0.43 });
  const near = project({ x: end, y: 0.57 });
  const farBack = project({ x: outside, y: 0.43 });
  const nearBack = project({ x: outside, y: 0.57 });
  const net =
    `M${far.x} ${far.y - 34}L${farBack.x} ${farBack.y - 20}V${farBack.y}` +
    `L${nearBack.x} ${nearBack.y}V${nearBack.y - 24}L${near.x} ${near.y - 40}Z`;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={net}
        fill="#fff"
        fillOpacity="0.16"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeDasharray="2 3"
      />
      <path
        d={`M${far.x} ${far.y}V${far.y - 34}L${near.x} ${near.y - 40}V${near.y}`}
        fill="none"
        stroke="#fff"
        strokeWidth="4"
      />
    </g>
  );
}

/** Start of each plank of the parquet. */
const PLANKS = Array.from({ length: 26 }, (_, plank) => plank / 26);
const PLANK_WIDTH = 1 / PLANKS.length;
const WOODS = ['#d99a56', '#d08d49', '#dea263'] as const;

/** A basketball court with its lines and baskets. */
export function CourtLines() {
  return (
    <g>
      <defs>
        <linearGradient id="wood-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a0d04" stopOpacity="0.62" />
          <stop offset="0.55" stopColor="#2a0d04" stopOpacity="0" />
          <stop offset="1" stopColor="#2a0d04" stopOpacity="0.3" />
        </linearGradient>
      </defs>
      <path d={box({ x: -0.05, y: -0.09 }, { x: 1.05, y: 1.05 })} fill="#5a1a4a" />
      {PLANKS.map((y, plank) => (
        <path
          key={y}
          d={box({ x: 0, y }, { x: 1, y: y + PLANK_WIDTH })}
          fill={WOODS[plank % WOODS.length]}
        />
      ))}
      {[0, 1].map((end) => (
        <path
          key={end}
          d={box({ x: end, y: 0.34 }, { x: Math.abs(end - 0.2), y: 0.66 })}
          fill="#8a2466"
          fillOpacity="0.85"
        />
      ))}
      <path d={box({ x: 0, y: 0 }, { x: 1, y: 1 })} fill="url(#wood-light)" />
      <g fill="none" stroke="#fff7ea" strokeWidth="2.6" opacity="0.9" strokeLinejoin="round">
        <path d={box({ x: 0.003, y: 0.005 }, { x: 0.997, y: 0.995 })} />
        <path
          d={pathOf([
            { x: 0.5, y: 0 },
            { x: 0.5, y: 1 },
          ])}
        />
        <path d={arc({ x: 0.5, y: 0.5 }, { radius: { x: 0.064, y: 0.12 } })} />
        {[0, 1].map((end) => (
          <g key={end}>
            <path d={box({ x: end, y: 0.34 }, { x: Math.abs(end - 0.2), y: 0.66 })} />
            <path
              d={arc(
                { x: Math.abs(end - 0.2), y: 0.5 },
                {
                  radius: { x: 0.064, y: 0.12 },
                  ...(end === 0 ? { from: -0.25, to: 0.25 } : { from: 0.25, to: 0.75 }),
                },
              )}
            />
            <path
              d={arc(
                { x: Math.abs(end - 0.056), y: 0.5 },
                {
                  radius: { x: 0.241, y: 0.44 },
                  ...(end === 0 ? { from: -0.246, to: 0.246 } : { from: 0.254, to: 0.746 }),
                },
              )}
            />
          </g>
        ))}
      </g>
      <Basket end={0} />
      <Basket end={1} />
    </g>
  );
}

/** A basket: board, ring and net. */
function Basket({ end }: { readonly end: 0 | 1 }) {
  const { x, y } = project({ x: Math.abs(end - 0.03), y: 0.5 });
  const inwards = end === 0 ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y}) scale(${inwards} 1)`} strokeLinejoin="round">
      <path d="M-16 0V-62H-4" fill="none" stroke="#c7ccd6" strokeWidth="5" />
      <path
        d="M-4 -86L6 -80V-44L-4 -52Z"
        fill="#fff"
        fillOpacity="0.75"
        stroke="#fff"
        strokeWidth="2"
      />
      <ellipse cx="17" cy="-52" rx="11" ry="4.5" fill="none" stroke="#ff5a2e" strokeWidth="3" />
      <path
        d="M7 -51L12 -34H22L27 -51"
        fill="#fff"
        fillOpacity="0.25"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeDasharray="2 3"
      />
    </g>
  );
}
