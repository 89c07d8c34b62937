import process from 'node:process';
import { parseArgs } from 'node:util';
import { systemRandom } from '@fairhall/kit/random';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';
import { manageStaff, StaffStatementError } from '../office/index.ts';

const USAGE = `usage: npm run staff -- <command>
  list
  add <email> --name <text> --role viewer|support|payments|manager|admin
  password <email>   makes a new password, removes the authenticator app and ends the sessions
`;

/**
 * `npm run staff -- <command>`: the accounts of the back office, for the first admin and after the loss
 * of the last one's device. All others are made at the office itself.
 */
try {
  await main();
} catch (error) {
  if (error instanceof StaffStatementError) process.stderr.write(`${error.message}\n${USAGE}`);
  else process.stderr.write(`${startFailureLine(error)}\n`);
  process.exitCode = error instanceof StaffStatementError ? 2 : 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  });
  const [command = '', email] = positionals;
  const { prisma, close } = await backendOf(
    readSettings(process.env, process.cwd()).database,
  ).openDatabase();
  try {
    const staff = { prisma, random: systemRandom, now: new Date() };
    const lines = await manageStaff(staff, { command, email, ...values });
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await close();
  }
}
