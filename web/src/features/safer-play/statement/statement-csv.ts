import type { Statement } from '@/lib/api/contract-types.ts';
import { BYTE_ORDER_MARK } from '@/lib/browser/save-file.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';

type Cell = string | number;

/** RFC 4180: the fields that need quotes have them. */
function line(cells: readonly Cell[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return cells.map((cell) => (/[",\r\n]/.test(`${cell}`) ? quoted(`${cell}`) : cell)).join(',');
}

export type CsvOptions = {
  readonly texts: SaferPlayTexts;
  /** The name of a game type. */
  readonly typeName: (
    gameType: Statement['rows'][number]['byGameType'][number]['gameType'],
  ) => string;
};

/**
 * The statement as a CSV file: a line for each month and currency, one for each type of game in it,
 * and one for the time of each month. Amounts have a point and no separators.
 */
export function statementCsv({ rows, played }: Statement, { texts, typeName }: CsvOptions): string {
  const names = texts.statement;
  const head = [names.month, names.currency, names.gameType, names.deposits, names.withdrawals];
  head.push(names.netDeposits, names.stakes, names.wins, names.net, names.bonuses);
  head.push(names.days, names.minutes);
  const lines: (readonly Cell[])[] = [head];
  for (const row of rows) {
    const { month, walletType, deposited, withdrawn, netDeposits, staked, won, net, bonuses } = row;
    const money = [deposited, withdrawn, netDeposits, staked, won, net, bonuses];
    lines.push([month, walletType, '', ...money, '', '']);
    for (const type of row.byGameType) {
      const ofType = ['', '', '', type.staked, type.won, type.net, ''];
      lines.push([month, walletType, typeName(type.gameType), ...ofType, '', '']);
    }
  }
  for (const { month, days, minutes } of played) {
    lines.push([month, '', '', '', '', '', '', '', '', '', days, minutes]);
  }
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${line(cells)}\r\n`).join('')}`;
}
