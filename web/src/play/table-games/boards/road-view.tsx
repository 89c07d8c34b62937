import type { CSSProperties } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { useTableGame } from '../table-game-context.ts';
import { bigRoad, ROWS, type Side } from './roads.ts';
import './roads.css';

const BEAD_COLUMNS = 7;
const ROAD_COLUMNS = 14;

const colours = { first: 'blue', second: 'red', tie: 'green' } as const satisfies Record<
  Side,
  string
>;

/** The bead plate and, where there is room, the big road of the last results; empty plates before the first. */
export function Roads(props: {
  readonly winnerOf: (round: SpotRound) => Side;
  readonly letters: Readonly<Record<Side, string>>;
}) {
  const { winnerOf, letters } = props;
  const { t } = useGameTexts();
  const { lastRounds } = useTableGame().state;
  const oldestFirst = lastRounds
    .map((round) => ({ id: round.roundId, side: winnerOf(round) }))
    .reverse();
  const beads = oldestFirst.slice(-BEAD_COLUMNS * ROWS);
  const marks = bigRoad(oldestFirst.map(({ side }) => side));
  const first = Math.max(0, Math.max(...marks.map(({ column }) => column), 0) - ROAD_COLUMNS + 1);
  return (
    <div
      className="roads d-flex gap-3-5 mw-100"
      role="img"
      aria-label={t('table.last', { count: lastRounds.length })}
      aria-hidden={lastRounds.length === 0}
    >
      <div className="road" style={{ '--road-columns': BEAD_COLUMNS } as CSSProperties}>
        {beads.map(({ id, side }) => (
          <span
            key={id}
            className={`bead d-grid place-items-center rounded-circle bead-${colours[side]}`}
          >
            {letters[side]}
          </span>
        ))}
      </div>
      <div className="road road-big" style={{ '--road-columns': ROAD_COLUMNS } as CSSProperties}>
        {marks
          .filter(({ column }) => column >= first)
          .map(({ side, column, row, ties }) => (
            <span
              key={`${column} ${row}`}
              className={`road-ring position-relative rounded-circle ring-${colours[side]}`}
              data-ties={ties || undefined}
              style={{ gridColumn: column - first + 1, gridRow: row + 1 }}
            />
          ))}
      </div>
    </div>
  );
}
