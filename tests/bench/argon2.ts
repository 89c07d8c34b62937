import process from 'node:process';
import { hashPassword, verifyPassword } from '../../server/api/src/modules/auth/passwords.ts';

/* The anchor of the logins: password checks alone, two at a time as the casino allows. */

const WORKERS = 2;
const password = 'correct horse 8';
const passwordHash = await hashPassword(password);

process.on('message', async ({ ms }: { ms: number }) => {
  let checks = 0;
  const start = performance.now();
  const worker = async () => {
    while (performance.now() - start < ms) {
      await verifyPassword({ password, passwordHash });
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  process.send?.({ perSecond: (checks * 1000) / (performance.now() - start) });
});
process.send?.('ready');
