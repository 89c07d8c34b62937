import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Of proc(5): clock ticks a second, and the fields of /proc/self/stat behind the process's name. */
const TICKS_PER_SECOND = 100;
const CUTIME = 13;
const CSTIME = 14;

/**
 * Processor seconds of this process's ended children and theirs; null where the system does not have
 * them in /proc.
 * @returns {number | null}
 */
export function childrenSeconds() {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[CUTIME]) + Number(fields[CSTIME])) / TICKS_PER_SECOND;
}
