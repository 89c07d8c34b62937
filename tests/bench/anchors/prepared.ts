import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Prepared } from '../prepare.ts';

/** The database of this anchor's own and the players in it. */
export function readPrepared(): Prepared {
  return JSON.parse(readFileSync(process.env.PREPARED ?? '', 'utf8'));
}
