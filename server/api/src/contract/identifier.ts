import { line } from './field-types.ts';

/** An id in a request: any plain text, because another system may define its format. */
export function identifier(lengthMax: number) {
  return line().min(1).max(lengthMax);
}
