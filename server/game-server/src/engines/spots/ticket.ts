/** The only spot of a ticket game. */
export const TICKET = 'ticket';

/**
 * Selects one of several kinds of field by `event(shares)`: kinds take their shares in order, the
 * rest is `blank`.
 */
export function kindAt(
  event: number,
  { shares, blank }: { shares: readonly number[]; blank: number },
): number {
  let end = 0;
  for (const [kind, share] of shares.entries()) {
    end += share;
    if (event < end) return kind;
  }
  return blank;
}
