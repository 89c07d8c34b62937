type Count = { readonly total: number; readonly covered: number };

/** The covered counts of one source, named by its path in the repository. */
export type FileCounts = {
  readonly path: string;
  readonly statements: Count;
  readonly branches: Count;
};

type Bound = {
  readonly title: string;
  readonly folder: string;
  readonly of: 'statements' | 'branches';
  /** Minimum coverage, in percent. */
  readonly percentMin: number;
};

/**
 * The ledger and the game engines require every statement, so that the `throw` after an `if` counts
 * even where a line-based measure would count it as covered.
 */
const bounds: readonly Bound[] = [
  { title: 'server, branches', folder: 'server/', of: 'branches', percentMin: 90 },
  {
    title: 'ledger, statements',
    folder: 'server/api/src/ledger/',
    of: 'statements',
    percentMin: 100,
  },
  {
    title: 'game engines, statements',
    folder: 'server/game-server/src/engines/',
    of: 'statements',
    percentMin: 100,
  },
  {
    title: 'game mathematics, statements',
    folder: 'server/game-math/src/exact/',
    of: 'statements',
    percentMin: 100,
  },
];

export type BoundMetric = Bound & Count & { readonly incomplete: readonly string[] };

/** The counts of each bound's folder, with its incomplete files. */
export function metricsOf(files: readonly FileCounts[]): readonly BoundMetric[] {
  return bounds.map((bound) => {
    const inside = files.filter(({ path }) => path.startsWith(bound.folder));
    const counts = inside.map((file) => file[bound.of]);
    return {
      ...bound,
      total: sum(counts.map(({ total }) => total)),
      covered: sum(counts.map(({ covered }) => covered)),
      incomplete: inside
        .filter((file) => file[bound.of].covered < file[bound.of].total)
        .map(({ path }) => path),
    };
  });
}

/** One sentence for each figure below its bound, and for each without counts. */
export function missedBounds(figures: readonly BoundMetric[]): readonly string[] {
  return figures
    .filter((figure) => figure.total === 0 || percent(figure) < figure.percentMin)
    .map(({ title, percentMin, incomplete }) =>
      [`${title}: below ${percentMin} %`, ...incomplete].join('\n  '),
    );
}

/** The figures as lines of text, columns aligned. */
export function table(figures: readonly BoundMetric[]): string {
  return figures
    .map((figure) => {
      const { title, covered, total, percentMin } = figure;
      const share = `${roundedDown(percent(figure))} %`;
      return `${title.padEnd(25)}${share.padStart(9)}  (${covered} of ${total}; bound ${percentMin} %)`;
    })
    .join('\n');
}

function percent({ covered, total }: Count): number {
  return total === 0 ? 0 : (covered / total) * 100;
}

/** Rounds down: 99.999 % is not 100 %. */
function roundedDown(value: number): string {
  return (Math.floor(value * 100) / 100).toFixed(2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
