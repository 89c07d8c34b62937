import process from 'node:process';
import { parseArgs } from 'node:util';
import { systemClock } from '@fairhall/kit/clock';
import { createLogger } from '@fairhall/kit/logger';
import { systemRandom } from '@fairhall/kit/random';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';
import { Mailer } from '../mail/mailer.ts';
import { manageStaff, StaffStatementError } from '../office/index.ts';

const USAGE = `usage: npm run staff -- <command>
  list
  add <email> --name <text> --role viewer|support|payments|manager|admin
  password <email>   makes a new password, removes the authenticator app and ends the sessions
An admin confirms both at the office, unless no other one is active.
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
  const settings = readSettings(process.env, process.cwd());
  const log = createLogger(settings, process.stderr);
  const { prisma, close } = await backendOf(settings.database).openDatabase();
  const mailer = new Mailer({ ...settings, clock: systemClock, log });
  try {
    const staff = { prisma, random: systemRandom, clock: systemClock, mailer, settings };
    const lines = await manageStaff(staff, { command, email, ...values });
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await mailer.close();
    await close();
  }
}
