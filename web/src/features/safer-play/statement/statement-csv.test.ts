import { expect, test } from 'vitest';
import { i18n } from '@/i18n/i18n.ts';
import safer from '@/i18n/locales/en/safer-play.json';
import { statementCsv } from './statement-csv.ts';

const row = {
  month: '2026-11',
  walletType: 'USD' as const,
  deposited: 100,
  withdrawn: 20.5,
  netDeposits: 79.5,
  staked: 1234.5,
  won: 1200,
  net: -34.5,
  bonuses: 0,
  byGameType: [{ gameType: 0 as const, staked: 1234.5, won: 1200, net: -34.5 }],
};
const played = [{ month: '2026-11', days: 3, minutes: 95 }];

test('a statement has lines of months, of game types and of time, all with as many fields', () => {
  i18n.addResourceBundle('en', 'safer-play', safer);
  i18n.addResourceBundle('en', 'app', { games: { types: { slot: 'Slots, "wild"' } } });
  const t = i18n.getFixedT('en', ['app', 'safer-play'] as const);
  const csv = statementCsv({ rows: [row], played }, t);
  const [head = '', ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toBe(
    '\ufeffMonth,Currency,Game type,Deposits,Withdrawals,Net deposits,Stakes,Wins,Net of play,Bonuses,Days played,Minutes played',
  );
  expect(lines).toEqual([
    '2026-11,USD,,100,20.5,79.5,1234.5,1200,-34.5,0,,',
    '2026-11,USD,"Slots, ""wild""",,,,1234.5,1200,-34.5,,,',
    '2026-11,,,,,,,,,,3,95',
  ]);
});
