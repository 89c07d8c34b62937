import { writeFileSync } from 'node:fs';
import { holdemFacts } from '../engines/casino-holdem/holdem-exact.ts';
import { lanternHoldem } from '../engines/casino-holdem/lantern-holdem.ts';
import { suitlessDeals } from '../engines/poker/suitless-deals.ts';
import { type GameReport, reportGames } from './game-report.ts';
import { publishedReport } from './published-report.ts';

/**
 * `npm run rtp [-- rounds] [-- --write] [-- --exact]`: the RTP of every game, exact and simulated
 * with its 95 % interval, which one game in twenty misses by chance. `--write` updates
 * `report.json`, which the player client's RTP page displays; `--exact` also sums casino hold'em
 * over every board, which takes minutes. Exits with 1 if a game's RTP differs from the stated one.
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
    report.rulesHash.slice(0, 12),
  ];
}

/** Sums casino hold'em with the advised play over all boards. @returns whether the stated figures are right */
function sumHoldem(): boolean {
  const { stated, gameId } = lanternHoldem;
  const facts = holdemFacts(suitlessDeals());
  const rtp = percent(facts.rtp);
  process.stdout.write(`${gameId} over all boards: ${rtp}, volatility `);
  process.stdout.write(`${facts.volatilityIndex.toFixed(2)}, hit rate ${percent(facts.hitRate)}\n`);
  return (
    rtp === `${stated.rtp} %` &&
    facts.volatilityIndex.toFixed(2) === stated.volatilityIndex.toFixed(2) &&
    facts.hitRate.toFixed(2) === stated.hitRate.toFixed(2)
  );
}

/** Whether the stated RTP equals the exact one, or is in the interval of the simulated one. */
function holds({ exactRtp, statedRtp, played }: GameReport): boolean {
  if (exactRtp !== null) return (exactRtp * 100).toFixed(2) === statedRtp;
  return Math.abs(Number(statedRtp) / 100 - played.rtp) <= 1.5 * played.margin;
}

const HEAD = [
  'game',
  'bet',
  'stated',
  'exact',
  'simulated ± 95 %',
  'volatility',
  'hit rate',
  'largest win',
  'rules',
];

function main(): void {
  const given = process.argv.slice(2);
  const rounds = Number(given.find((argument) => !argument.startsWith('--')) ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('the number of rounds must be a positive integer');
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
  for (const { gameId } of drifted) process.stderr.write(`${gameId}: the stated RTP is wrong.\n`);
  const isExact = given.includes('--exact') ? sumHoldem() : true;
  process.exitCode = drifted.length > 0 || !isExact ? 1 : 0;
}

main();
