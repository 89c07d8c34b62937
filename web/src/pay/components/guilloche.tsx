const WIDTH = 500;
const HEIGHT = 900;
const WAVES = 7;
const WAVE_POINTS = 90;
const ROSETTE_PETALS = 26;

/** One line of the banknote pattern: a slow sine with a fast one on it. */
function wavePath(index: number): string {
  const points = Array.from({ length: WAVE_POINTS + 1 }, (_, step) => {
    const t = step / WAVE_POINTS;
    const slow = Math.sin(t * Math.PI * 2 * 2.13 + index * 0.42) * (HEIGHT * 0.3 - index * 5);
    const fast = Math.sin(t * Math.PI * 6 + 3 + index * 0.3) * 8;
    return `${(t * WIDTH).toFixed(1)} ${(HEIGHT / 2 + slow + fast).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const waves = Array.from({ length: WAVES }, (_, index) => wavePath(index));
const petalAngles = Array.from({ length: ROSETTE_PETALS }, (_, k) => (k * 180) / ROSETTE_PETALS);
const centre = { x: WIDTH * 0.82, y: HEIGHT / 2 };

/** The banknote texture behind the order summary. */
export function Guilloche() {
  return (
    <svg
      className="guilloche"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {waves.map((path) => (
        <path key={path} d={path} strokeWidth=".8" />
      ))}
      {petalAngles.map((angle) => (
        <ellipse
          key={angle}
          cx={centre.x}
          cy={centre.y}
          rx={HEIGHT * 0.46}
          ry={HEIGHT * 0.17}
          transform={`rotate(${angle} ${centre.x} ${centre.y})`}
          strokeWidth=".6"
        />
      ))}
    </svg>
  );
}
