/** A node of the profile of Chromium's heap profiler. */
type Sampled = {
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** From 0, in the built file. */
    readonly lineNumber: number;
  };
  /** Bytes that the function itself allocated. */
  readonly selfSize: number;
  readonly children: readonly Sampled[];
};

/** Allocated bytes, whether or not they are free again. */
export type Allocated = {
  readonly ours: number;
  readonly pixi: number;
  /** Our functions with the most allocations, as a text. */
  readonly who: string;
};

const LISTED_MAX = 12;
/** The bundle's file of the library; other files that are not the page's are the browser's. */
const PIXI = /\/pixi-[^/]*\.js$/;
const PAGE = /\/assets\/[^/]+\.js$/;
/** The measurement's own functions. */
const MEASURING: ReadonlySet<string> = new Set(['frame', 'watch', 'takeCounts']);

export function allocatedIn(head: Sampled): Allocated {
  const byFunction = new Map<string, number>();
  let pixi = 0;
  const visit = ({ callFrame, selfSize, children }: Sampled) => {
    const { functionName, url, lineNumber } = callFrame;
    const name = `${functionName || '(anonymous)'}, line ${lineNumber + 1}`;
    if (PIXI.test(url)) pixi += selfSize;
    else if (PAGE.test(url) && !MEASURING.has(functionName)) {
      byFunction.set(name, (byFunction.get(name) ?? 0) + selfSize);
    }
    for (const child of children) visit(child);
  };
  visit(head);
  const ours = [...byFunction.values()].reduce((sum, bytes) => sum + bytes, 0);
  const who = [...byFunction]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LISTED_MAX)
    .map(([name, bytes]) => `  ${name}: ${Math.round(bytes / 1_024)} kB`)
    .join('\n');
  return { ours, pixi, who };
}
