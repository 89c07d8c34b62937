import type { CSSProperties } from 'react';
import { bigRoad, ROWS, type Side } from './roads.ts';

const BEAD_COLUMNS = 7;
const ROAD_COLUMNS = 14;

type Look = { readonly colour: 'blue' | 'red' | 'green'; readonly letter: string };

/** The bead plate and, where there is room, the big road of the last results. */
export function Roads(props: {
  /** Newest first, as the game server sends them. */
  readonly results: readonly { readonly id: string; readonly side: Side }[];
  readonly looks: Readonly<Record<Side, Look>>;
  readonly label: string;
}) {
  const { looks, label } = props;
  const oldestFirst = [...props.results].reverse();
  const beads = oldestFirst.slice(-BEAD_COLUMNS * ROWS);
  const marks = bigRoad(oldestFirst.map(({ side }) => side));
  const first = Math.max(0, Math.max(...marks.map(({ column }) => column), 0) - ROAD_COLUMNS + 1);
  return (
    <div className="roads" role="img" aria-label={label}>
      <div className="road" style={{ '--road-columns': BEAD_COLUMNS } as CSSProperties}>
        {beads.map(({ id, side }) => (
          <span key={id} className={`bead bead-${looks[side].colour}`}>
            {looks[side].letter}
          </span>
        ))}
      </div>
      <div className="road road-big" style={{ '--road-columns': ROAD_COLUMNS } as CSSProperties}>
        {marks
          .filter(({ column }) => column >= first)
          .map(({ side, column, row, ties }) => (
            <span
              key={`${column} ${row}`}
              className={`road-ring ring-${looks[side].colour}`}
              data-ties={ties || undefined}
              style={{ gridColumn: column - first + 1, gridRow: row + 1 }}
            />
          ))}
      </div>
    </div>
  );
}
