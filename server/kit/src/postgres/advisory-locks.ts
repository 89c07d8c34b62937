import { createHash } from 'node:crypto';

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
