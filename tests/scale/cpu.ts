import { readdirSync, readFileSync } from 'node:fs';
import type { Measured } from '../bench/load.ts';

/* CPU times of processes, from Linux's /proc. */

const TICKS_PER_SECOND = 100;

type Usage = { readonly parent: number; readonly seconds: number; readonly ofEnded: number };

/** @returns null for a process that ended meanwhile */
function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (index: number) => Number(fields[index]) / TICKS_PER_SECOND;
    return {
      parent: Number(fields[1]),
      seconds: seconds(11) + seconds(12),
      ofEnded: seconds(13) + seconds(14),
    };
  } catch {
    return null;
  }
}

/** CPU seconds of processes and of their children, also of those that ended. */
export function cpuSeconds(pids: readonly number[]): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const usage = Number.isInteger(pid) ? usageOf(pid) : null;
    if (!usage) continue;
    if (pids.includes(pid)) sum += usage.seconds + usage.ofEnded;
    else if (pids.includes(usage.parent)) sum += usage.seconds;
  }
  return sum;
}

/** A slice that also measures the CPU of `pids` for one unit of its work. */
export function withCpu(
  pids: readonly number[],
  slice: () => Promise<Measured>,
): () => Promise<Measured> {
  return async () => {
    const before = cpuSeconds(pids);
    const start = performance.now();
    const measured = await slice();
    const seconds = (performance.now() - start) / 1000;
    const cpuUs = ((cpuSeconds(pids) - before) * 1e6) / (measured.perSecond * seconds);
    return { ...measured, cpuUs };
  };
}
