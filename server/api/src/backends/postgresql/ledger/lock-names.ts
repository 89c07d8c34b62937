import { playerLock } from '@fairhall/kit/postgres/advisory-locks';
import { ledgerKey, ledgerKeyParts } from '../../../ledger/ledger-key.ts';
import type { Entry } from '../../../ledger/port.ts';

/**
 * The names that entries share when one must wait for the other: every player, and the object of
 * every tag. `bet/X`, `bet/X/won` and `bet/X/rolled-back` are facts of one bet, so a bet and its
 * rollback wait for each other although neither has the other's tag. Without that, two nodes apply
 * both.
 */
export function lockNames({
  userId,
  postings,
  tags = [],
  mustExist = [],
  mustNotExist = [],
}: Entry): string[] {
  const names = new Set<string>();
  if (userId !== null) names.add(playerLock(userId));
  for (const { account } of postings) {
    if (account.of === 'player') names.add(playerLock(account.userId));
  }
  for (const tag of [...tags, ...mustExist, ...mustNotExist]) {
    names.add(`tag/${ledgerKey(...ledgerKeyParts(tag).slice(0, 2))}`);
  }
  return [...names];
}
