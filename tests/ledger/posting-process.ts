import process from 'node:process';
import { openSqliteLedger } from '../../server/api/src/backends/sqlite/ledger/open-sqlite-ledger.ts';
import { numberedPost } from './numbered-post.ts';

/**
 * Posts with 64 in flight until it is killed, and prints each acknowledged key: `node …
 * posting-process.ts <database file> <life>`.
 */
const [databaseFile = '', life = ''] = process.argv.slice(2);
const IN_FLIGHT = 64;

const ledger = await openSqliteLedger({ databaseFile });
let number = 0;

/** Waits for a slow reader: a full pipe refuses a synchronous write with EAGAIN. */
function writeKey(key: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${key}\n`, () => resolve()));
}

async function postForever(): Promise<never> {
  for (;;) {
    number += 1;
    const post = numberedPost(life, number);
    const { outcome } = await ledger.post(post);
    if (outcome === 'applied') await writeKey(post.key);
  }
}

await Promise.all(Array.from({ length: IN_FLIGHT }, postForever));
