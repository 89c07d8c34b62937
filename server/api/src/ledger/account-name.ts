import type { Account } from './port.ts';

/** The player of an account's name; `null` for the operator's accounts. */
export function playerOf(account: string): string | null {
  const [of, userId = ''] = account.split('/');
  return of === 'player' ? userId : null;
}

/** The account's name in the postings: "player/<uid>/available", "house". */
export function accountName(account: Account): string {
  return account.of === 'player' ? `player/${account.userId}/${account.bucket}` : account.of;
}
