import { z } from 'zod';
import {
  LONG_TEXT_PATTERN,
  PLAIN_TEXT_MESSAGE,
  PLAIN_TEXT_PATTERN,
  WHOLE_TEXT_MESSAGE,
  WHOLE_TEXT_PATTERN,
} from './plain-text.ts';

/*
 * The types of the fields of a request: what passes them, both databases store and compare. A test
 * finds a field without one of them (tests/api/field-types.test.ts).
 */

/** An integer of four bytes. */
export const int4 = () => z.int32();

/** A line of text: names, ids, search terms. */
export function line({ trim = false } = {}) {
  return (trim ? z.string().trim() : z.string()).regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);
}

/** Text of several lines: messages, notes. */
export const text = () =>
  z.string().regex(LONG_TEXT_PATTERN, 'must be text without control or invisible characters');

/** Any whole characters: what is compared and not shown, such as an account. */
export const wholeText = () => z.string().regex(WHOLE_TEXT_PATTERN, WHOLE_TEXT_MESSAGE);

/** An instant of ISO 8601, with any offset. */
export const instant = () => z.iso.datetime({ offset: true }).refine(isOfOurTime, YEARS_TEXT);

/** A day, `YYYY-MM-DD`. */
export const day = () => z.iso.date().refine(isOfOurTime, YEARS_TEXT);

const YEARS = { from: Date.UTC(1970), until: Date.UTC(9999) };
const YEARS_TEXT = 'must be of the years 1970 to 9998';

function isOfOurTime(moment: string): boolean {
  const atMs = Date.parse(moment);
  return atMs >= YEARS.from && atMs < YEARS.until;
}
