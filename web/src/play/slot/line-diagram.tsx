import { useGameTexts } from '../game-texts-context.ts';

const CELL = 10;
const GAP = 2;
const middle = (index: number) => index * (CELL + GAP) + CELL / 2;

/** A payline on a small grid of the reels. */
export function LineDiagram(props: {
  readonly line: number;
  /** The row of the line on each reel. */
  readonly rows: readonly number[];
  /** Rows of the reels. */
  readonly height: number;
}) {
  const { line, rows } = props;
  const { t } = useGameTexts();
  const width = rows.length * (CELL + GAP) - GAP;
  const height = props.height * (CELL + GAP) - GAP;
  const cells = rows.flatMap((onLine, reel) =>
    Array.from({ length: props.height }, (_, row) => ({ reel, row, on: row === onLine })),
  );
  const rowNames = rows.map((row) => row + 1).join(' ');
  return (
    <figure className="line text-center">
      <svg
        className="d-block w-100 h-auto"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('slots:paytable.lineName', { line, rows: rowNames })}
      >
        {cells.map(({ reel, row, on }) => (
          <rect
            key={`${reel}-${row}`}
            x={reel * (CELL + GAP)}
            y={row * (CELL + GAP)}
            width={CELL}
            height={CELL}
            rx={2.5}
            className={on ? 'line-cell line-cell-on' : 'line-cell'}
          />
        ))}
        <polyline
          points={rows.map((row, reel) => `${middle(reel)},${middle(row)}`).join(' ')}
          className="line-path"
        />
      </svg>
      <figcaption className="mt-1 fs-xs font-num" aria-hidden>
        {line}
      </figcaption>
    </figure>
  );
}
