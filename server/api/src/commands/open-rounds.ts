import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '@fairhall/kit/settings';
import { backendOf } from '../backends/index.ts';
import { toDecimal } from '../contract/money.ts';
import { parseCurrency } from '../core/currency-input.ts';
import { findOpenRounds } from '../modules/play/index.ts';

/**
 * `npm run rounds:open [-- --minutes 15 --days 7 --limit 100]`: lists the rounds of the last `days`
 * that took a stake, had no bet for `minutes` and were neither finished nor rolled back. Exits with
 * 1 when there are any, so that monitoring can run it.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    days: { type: 'string', default: '7' },
    limit: { type: 'string', default: '100' },
  },
});
const minutes = wholeNumber('minutes', values.minutes);
const days = wholeNumber('days', values.days);
const limit = wholeNumber('limit', values.limit);
const now = Date.now();
const database = await backendOf(readSettings(process.env, process.cwd()).database).openDatabase();
const rounds = await findOpenRounds(database.prisma, {
  since: new Date(now - days * 86_400_000),
  until: new Date(now - minutes * 60_000),
  limit,
});
await database.close();
for (const { lastBetAt, gameId, roundId, userId, walletType, stakeMinor, bets } of rounds) {
  const stake = `${toDecimal(stakeMinor, parseCurrency(walletType))} ${walletType}`;
  process.stdout.write(
    `${lastBetAt.toISOString()}  ${gameId}  round ${roundId}  player ${userId}  ${stake} in ${bets}\n`,
  );
}
if (rounds.length > 0) process.exitCode = 1;
else process.stdout.write('No open rounds.\n');

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  process.stderr.write(`--${name} must be a whole number, not "${text}"\n`);
  process.exit(2);
}
