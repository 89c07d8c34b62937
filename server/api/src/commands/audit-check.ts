import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';
import { checkHashChain } from '../office/index.ts';

/**
 * `npm run audit:check`: recomputes every seal of the back office's log from its entries. Exits with 1
 * when an entry was changed, removed or inserted.
 */
try {
  const { prisma, close } = await backendOf(
    readSettings(process.env, process.cwd()).database,
  ).openDatabase();
  try {
    const { seals, entries, breach } = await checkHashChain(prisma);
    if (breach === null) {
      process.stdout.write(`${seals} seals of ${entries} audit entries hold.\n`);
    } else {
      process.stderr.write(`BROKEN: ${breach}\n`);
      process.exitCode = 1;
    }
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}
