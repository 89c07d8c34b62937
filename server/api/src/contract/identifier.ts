import { z } from 'zod';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN } from './plain-text.ts';

/** The id of a thing as a caller names it: any plain text, because its maker chose its form. */
export function identifier(lengthMax: number) {
  return z.string().min(1).max(lengthMax).regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);
}
