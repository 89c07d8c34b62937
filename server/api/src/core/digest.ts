import { hash } from 'node:crypto';

/** SHA-256 as hex, by which tokens are stored and requests are compared. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
