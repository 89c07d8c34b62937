type GuillocheProps = {
  /** Any CSS colour. */
  readonly color: string;
  readonly width?: number;
  readonly height?: number;
  /** Varies the waves, so that neighbours differ. */
  readonly seed?: number;
  readonly opacity?: number;
};

const WAVES = 7;
const POINTS = 90;
const PETALS = 26;

type Sheet = { readonly width: number; readonly height: number; readonly seed: number };

function wave({ width, height, seed }: Sheet, index: number): string {
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const t = step / POINTS;
    const swell = Math.sin(t * Math.PI * 2 * (1.5 + seed * 0.21) + index * 0.42);
    const ripple = Math.sin(t * Math.PI * 6 + seed + index * 0.3);
    const y = height / 2 + swell * (height * 0.3 - index * 5) + ripple * 8;
    return `${(t * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The banknote texture behind money: fine waves and a rosette. Fills its positioned parent. */
export function Guilloche(props: GuillocheProps) {
  const { color, width = 280, height = 150, seed = 1, opacity = 0.2 } = props;
  const sheet = { width, height, seed };
  const centre = { x: width * 0.82, y: height * 0.5 };
  return (
    <svg
      aria-hidden="true"
      className="guilloche position-absolute inset-0 w-100 h-100 pe-none"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke={color}
      strokeWidth=".8"
      opacity={opacity}
    >
      {Array.from({ length: WAVES }, (_, index) => wave(sheet, index)).map((path) => (
        <path key={path} d={path} />
      ))}
      <g strokeWidth=".6">
        {Array.from({ length: PETALS }, (_, index) => (index * 180) / PETALS).map((degrees) => (
          <ellipse
            key={degrees}
            cx={centre.x}
            cy={centre.y}
            rx={height * 0.46}
            ry={height * 0.17}
            transform={`rotate(${degrees} ${centre.x} ${centre.y})`}
          />
        ))}
      </g>
    </svg>
  );
}
