import { z } from 'zod';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN } from './plain-text.ts';

/** An id in a request: any plain text, because another system may define its format. */
export function identifier(lengthMax: number) {
  return z.string().min(1).max(lengthMax).regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);
}
