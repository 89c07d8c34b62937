/** The winner: the first side, the second, or neither. */
export type Side = 'first' | 'second' | 'tie';

export const ROWS = 6;

/** A mark of the big road, with the number of ties after it. */
export type RoadMark = {
  readonly side: 'first' | 'second';
  readonly column: number;
  readonly row: number;
  readonly ties: number;
};

/**
 * The big road: a column for every run of one side, downwards. A run that reaches the end of the
 * column or the tail of another run continues to the right. A tie marks the previous result.
 * @param results oldest first
 */
export function bigRoad(results: readonly Side[]): RoadMark[] {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const side of results) {
    const last = marks.at(-1);
    if (side === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let column = last?.column ?? 0;
    let row = last?.row ?? 0;
    if (last?.side === side) {
      if (row + 1 < ROWS && !taken.has(`${column} ${row + 1}`)) row += 1;
      else column += 1;
    } else {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      column = start;
      row = 0;
    }
    taken.add(`${column} ${row}`);
    marks.push({ side, column, row, ties: 0 });
  }
  return marks;
}
