import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Prepared } from '../prepared.ts';

/** This baseline's own database and its players. */
export function readPrepared(): Prepared {
  return JSON.parse(readFileSync(process.env.PREPARED ?? '', 'utf8'));
}
