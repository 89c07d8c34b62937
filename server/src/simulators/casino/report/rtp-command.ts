import { writeFileSync } from 'node:fs';
import { type GameReport, reportGames } from './game-report.ts';
import { publishedReport } from './published-report.ts';

/**
 * `npm run rtp [-- rounds] [-- --write]`: what every game returns, exactly, and in simulated rounds with their
 * 95 % interval; `--write` puts it into `report.json`, which the player client's
 * page of returns shows. Ends with 1 when a game does not return what the casino states of it.
 */
const ROUNDS = 200_000;
const PUBLISHED = new URL('./report.json', import.meta.url);

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

function row(report: GameReport): string[] {
  const { played } = report;
  return [
    report.gameId,
    report.bet,
    `${report.statedRtp} %`,
    report.exactRtp === null ? 'simulated' : percent(report.exactRtp),
    `${percent(played.rtp)} ± ${(played.margin * 100).toFixed(2)}`,
    `${report.volatilityIndex.toFixed(2)} ${report.volatility}`,
    percent(report.hitRate),
    `×${report.maxWin}`,
  ];
}

/** What is stated is what is exact, or lies in the interval of what was played. */
function holds({ exactRtp, statedRtp, played }: GameReport): boolean {
  if (exactRtp !== null) return (exactRtp * 100).toFixed(2) === statedRtp;
  return Math.abs(Number(statedRtp) / 100 - played.rtp) <= 1.5 * played.margin;
}

const HEAD = ['game', 'bet', 'stated', 'exact', 'played', 'volatility', 'hit rate', 'largest win'];

function main(): void {
  const given = process.argv.slice(2);
  const rounds = Number(given.find((word) => word !== '--write') ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('say how many rounds to play');
  const reports = reportGames({ rounds });
  const rows = [HEAD, ...reports.map(row)];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  if (given.includes('--write')) {
    writeFileSync(PUBLISHED, `${JSON.stringify(publishedReport(reports), null, 2)}\n`);
  }
  const drifted = reports.filter((report) => !holds(report));
  for (const { gameId } of drifted) process.stderr.write(`${gameId} states another return.\n`);
  process.exitCode = drifted.length > 0 ? 1 : 0;
}

main();
