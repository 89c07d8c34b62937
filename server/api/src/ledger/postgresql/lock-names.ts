import { createHash } from 'node:crypto';
import { factKey, factParts } from '../fact-key.ts';
import type { Entry } from '../port.ts';

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
    names.add(`tag/${factKey(...factParts(tag).slice(0, 2))}`);
  }
  return [...names];
}

/** The lock of everything that one player has. */
export function playerLock(userId: string): string {
  return `player/${userId}`;
}

/** The numbers of the advisory locks in their order, so that two batches never wait for each other. */
export function lockNumbers(names: Iterable<string>): bigint[] {
  const numbers = new Set<bigint>();
  for (const name of names) {
    numbers.add(createHash('sha256').update(name).digest().readBigInt64BE(0));
  }
  return [...numbers].sort((one, other) => (one < other ? -1 : 1));
}
