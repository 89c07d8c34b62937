/** A dollar amount as formatted in English. */
export function usd(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

export const inCents = (amount: number) => Math.round(amount * 100);
