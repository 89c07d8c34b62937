import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';
import { checkMetrics } from '../office/index.ts';

/**
 * `npm run figures:check`: compares the daily figures of the back office with the ledger. Exits with 1
 * when one differs.
 */
try {
  const database = backendOf(readSettings(process.env, process.cwd()).database);
  const { prisma, close } = await database.openDatabase();
  try {
    const differences = await checkMetrics(prisma, database.dialect);
    for (const line of differences) process.stderr.write(`DIFFERS: ${line}\n`);
    if (differences.length > 0) process.exitCode = 1;
    else process.stdout.write('The daily figures agree with the ledger.\n');
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = 1;
}
