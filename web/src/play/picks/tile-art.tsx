/** A naval mine: a ball with horns. */
export function MineArt() {
  const horns = Array.from({ length: 8 }, (_, place) => place * 45);
  return (
    <svg className="tile-art" viewBox="-50 -50 100 100" aria-hidden>
      {horns.map((angle) => (
        <rect
          key={angle}
          x={-5}
          y={-44}
          width={10}
          height={20}
          rx={4}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={29} />
      <ellipse
        className="mine-light"
        cx={-9}
        cy={-11}
        rx={10}
        ry={7}
        transform="rotate(-30 -9 -11)"
      />
    </svg>
  );
}
