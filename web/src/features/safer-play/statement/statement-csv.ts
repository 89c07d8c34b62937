import type { TFunction } from 'i18next';
import type { Statement } from '@/lib/api/contract-types.ts';
import { BYTE_ORDER_MARK } from '@/lib/browser/save-file.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';

type Cell = string | number;

/** RFC 4180: the fields that need quotes have them. */
function line(cells: readonly Cell[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return cells.map((cell) => (/[",\r\n]/.test(`${cell}`) ? quoted(`${cell}`) : cell)).join(',');
}

const columns = [
  'month',
  'currency',
  'gameType',
  'deposits',
  'withdrawals',
  'netDeposits',
  'stakes',
  'wins',
  'net',
  'bonuses',
  'days',
  'minutes',
] as const;

/**
 * The statement as a CSV file: a line for each month and currency, one for each type of game in it,
 * and one for the time of each month. Amounts have a point and no separators.
 */
export function statementCsv(
  { rows, played }: Statement,
  t: TFunction<['app', 'safer-play']>,
): string {
  const lines: (readonly Cell[])[] = [columns.map((name) => t(`safer-play:statement.${name}`))];
  for (const row of rows) {
    const { month, walletType, deposited, withdrawn, netDeposits, staked, won, net, bonuses } = row;
    const money = [deposited, withdrawn, netDeposits, staked, won, net, bonuses];
    lines.push([month, walletType, '', ...money, '', '']);
    for (const type of row.byGameType) {
      const name = t(`games.types.${gameTypeName(type.gameType)}`);
      const ofType = ['', '', '', type.staked, type.won, type.net, ''];
      lines.push([month, walletType, name, ...ofType, '', '']);
    }
  }
  for (const { month, days, minutes } of played) {
    lines.push([month, '', '', '', '', '', '', '', '', '', days, minutes]);
  }
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${line(cells)}\r\n`).join('')}`;
}
