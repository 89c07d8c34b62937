/** A ticket game has one thing to buy. */
export const TICKET = 'ticket';

/**
 * One of some kinds of field by its share of `event(shares)`: kinds take their shares in order,
 * what is left over is `blank`.
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
