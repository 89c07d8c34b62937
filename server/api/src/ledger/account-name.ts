import type { Account } from './port.ts';

/** The account's name in the postings: "player/<uid>/available", "house". */
export function accountName(account: Account): string {
  return account.of === 'player' ? `player/${account.userId}/${account.bucket}` : account.of;
}
