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

/** Rounded: the digits behind are not seen. */
const tenths = (length: number): number => Math.round(length * 10) / 10;

function wave({ width, height, seed }: Sheet, index: number): string {
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const t = step / POINTS;
    const swell = Math.sin(t * Math.PI * 2 * (1.5 + seed * 0.21) + index * 0.42);
    const ripple = Math.sin(t * Math.PI * 6 + seed + index * 0.3);
    const y = height / 2 + swell * (height * 0.3 - index * 5) + ripple * 8;
    return `${tenths(t * width)} ${tenths(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Ellipses around one centre, each turned a little further. */
function rosette({ width, height }: Sheet): string {
  const centre = { x: width * 0.82, y: height * 0.5 };
  const radius = { x: height * 0.46, y: height * 0.17 };
  return Array.from({ length: PETALS }, (_, index) => {
    const turn = (index * Math.PI) / PETALS;
    const tip = { x: Math.cos(turn) * radius.x, y: Math.sin(turn) * radius.x };
    const half = `A${radius.x} ${radius.y} ${tenths((index * 180) / PETALS)} 1 0`;
    const from = `${tenths(centre.x + tip.x)} ${tenths(centre.y + tip.y)}`;
    const to = `${tenths(centre.x - tip.x)} ${tenths(centre.y - tip.y)}`;
    return `M${from}${half} ${to}${half} ${from}Z`;
  }).join('');
}

/**
 * The banknote texture behind money: fine waves and a rosette. Fills its positioned parent. Two paths in all: a
 * wallet shows nine of them, and an element for each line would be half of its page.
 */
export function Guilloche(props: GuillocheProps) {
  const { color, width = 280, height = 150, seed = 1, opacity = 0.2 } = props;
  const sheet = { width, height, seed };
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
      <path d={Array.from({ length: WAVES }, (_, index) => wave(sheet, index)).join('')} />
      <path d={rosette(sheet)} strokeWidth=".6" />
    </svg>
  );
}
