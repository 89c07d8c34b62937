import process from 'node:process';
import { verify } from '@node-rs/argon2';

/* The baseline of the logins: password checks alone, two at a time, with a hash of the server. */

const AT_A_TIME = 2;

process.on('message', async (task: { hash: string; password: string; ms: number }) => {
  const { hash, password, ms } = task;
  let checks = 0;
  const start = performance.now();
  const checkUntilEnd = async () => {
    while (performance.now() - start < ms) {
      if (!(await verify(hash, password))) throw new Error('the password does not match');
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, checkUntilEnd));
  process.send?.({ perSecond: (checks * 1000) / (performance.now() - start) });
});
process.send?.('ready');
