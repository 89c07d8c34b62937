import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { lanternHoldem } from '@fairhall/game-server/engines/casino-holdem/lantern-holdem';
import {
  lighthouseStairs,
  planRtp,
  plansOf,
  planWorth,
  sunkenField,
} from '@fairhall/game-server/engines/picks/picks';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { holdemFacts } from '../exact/holdem-exact.ts';
import { cappedFacts, statedDifferences } from '../exact/slot/capped-facts.ts';
import { suitlessDeals } from '../exact/suitless-deals.ts';
import { publishedRounds, type RoundsOf, reportGames } from './game-report.ts';
import { type GameReport, type PublishedReport, publishedReport } from './published-report.ts';
import { slotWinsJson } from './published-wins.ts';

/**
 * `npm run rtp [-- rounds] [-- games] [-- --write] [-- --exact]`: the RTP, the largest win and the odds of
 * every game, or of those named, exact, and its RTP simulated with a 95 % interval, which one game in twenty misses by chance.
 * Below, the exact return of every plan of the games of picks among them. `--write` simulates the rounds of the
 * published report and updates `report.json`, which the player client's RTP page displays, and
 * `slot-wins.json`, the distributions that its automatic rounds compute their chances from. `--exact`
 * also computes what takes minutes: the distribution of the wins of these slots under their caps, and
 * casino hold'em over every board. Exits with 1 if a figure differs from the stated one.
 */
const ROUNDS = 200_000;
const PUBLISHED = new URL('./report.json', import.meta.url);
const SLOT_WINS = new URL('./slot-wins.json', import.meta.url);

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

function row(report: GameReport): string[] {
  const { odds } = report;
  return [
    report.gameId,
    report.bet,
    `${report.statedRtp} %`,
    report.exactRtp === null ? 'simulated' : percent(report.exactRtp),
    simulated(report),
    `${report.volatilityIndex.toFixed(2)} ${report.volatility}`,
    percent(report.hitRate),
    report.featureRate === null ? '' : oneIn(1 / report.featureRate),
    `×${report.maxWin}`,
    ...[odds?.hundred, odds?.thousand, odds?.cap].map((one) => (one ? oneIn(one) : '')),
    report.rulesHash.slice(0, 12),
  ];
}

/** A result outside of its interval is marked and is no error. */
function simulated({ played, exactRtp, statedRtp }: GameReport): string {
  if (!played) return 'none';
  const rtp = exactRtp ?? Number(statedRtp) / 100;
  const isOutside = Math.abs(played.rtp - rtp) > played.margin;
  const text = `${percent(played.rtp)} ± ${(played.margin * 100).toFixed(2)}`;
  return isOutside ? `${text} outside` : text;
}

/** As "1:740", or as a bound of odds that are not stated more exactly. */
function oneIn(odds: number): string {
  const digits = odds < 100 ? 1 : 0;
  return odds < RAREST_ODDS ? `1:${odds.toFixed(digits)}` : `<1:${RAREST_ODDS}`;
}

/** Each plan of the chosen games of picks: what it is worth after so many picks, and its exact return. */
function planLines(isChosen: (gameId: string) => boolean): string[] {
  const games = [sunkenField, lighthouseStairs].filter(({ gameId }) => isChosen(gameId));
  return games.flatMap(({ gameId, tables }) =>
    tables.shapes.map((shape) => {
      const plans = plansOf(shape, tables).map(
        (plan) => `${planWorth(plan, tables)} % (${planRtp(plan, tables)})`,
      );
      return `${gameId} ${shape.name}: ${plans.join(', ')}`;
    }),
  );
}

/** Computes the capped figures of the chosen slots. @returns whether the stated figures are right */
function sumSlots(isChosen: (gameId: string) => boolean): boolean {
  return slotGames
    .filter(({ gameId }) => isChosen(gameId))
    .map((game) => {
      const differences = statedDifferences(game.stated, cappedFacts(game));
      const found = differences.length === 0 ? 'as stated' : differences.join(', ');
      process.stdout.write(`${game.gameId} under its cap: ${found}\n`);
      return differences.length === 0;
    })
    .every(Boolean);
}

/**
 * Sums casino hold'em, if it is chosen, with the advised play over all boards.
 *
 * @returns whether the stated figures are right
 */
function sumHoldem(isChosen: (gameId: string) => boolean): boolean {
  const { stated, gameId } = lanternHoldem;
  if (!isChosen(gameId)) return true;
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
  return !played || Math.abs(Number(statedRtp) / 100 - played.rtp) <= 1.5 * played.margin;
}

const HEAD = [
  'game',
  'bet',
  'stated',
  'exact',
  'simulated ± 95 %',
  'volatility',
  'hit rate',
  'feature',
  'largest win',
  '≥ 100 ×',
  '≥ 1,000 ×',
  'largest',
  'rules',
];

const isNumber = (argument: string): boolean => Number.isFinite(Number(argument));

/** The named games, or all. @throws RangeError for a name that no game has */
function chosenGames(given: readonly string[]): (gameId: string) => boolean {
  const names = given.filter((argument) => !argument.startsWith('--') && !isNumber(argument));
  const unknown = names.find((name) => !catalogue.some(({ gameId }) => gameId === name));
  if (unknown !== undefined) throw new RangeError(`there is no game ${unknown}`);
  return (gameId) => names.length === 0 || names.includes(gameId);
}

/** The published report with these games anew, in the order of the catalogue. */
function withOthers(reports: readonly GameReport[]): GameReport[] {
  const { games }: PublishedReport = JSON.parse(readFileSync(PUBLISHED, 'utf8'));
  return catalogue.flatMap(
    ({ gameId }) => [...reports, ...games].find((report) => report.gameId === gameId) ?? [],
  );
}

function roundsGiven(given: readonly string[]): RoundsOf {
  const number = given.find(isNumber);
  if (number === undefined && given.includes('--write')) return publishedRounds;
  const rounds = Number(number ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('the number of rounds must be a positive integer');
  return () => rounds;
}

function main(): void {
  const given = process.argv.slice(2);
  const isChosen = chosenGames(given);
  const reports = reportGames({ roundsOf: roundsGiven(given), isChosen });
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
  const plans = planLines(isChosen);
  const parts = plans.length > 0 ? [lines, plans] : [lines];
  process.stdout.write(`${parts.map((part) => part.join('\n')).join('\n\n')}\n`);
  if (given.includes('--write')) {
    writeFileSync(PUBLISHED, `${JSON.stringify(publishedReport(withOthers(reports)), null, 2)}\n`);
    const published = new Map(Object.entries(JSON.parse(readFileSync(SLOT_WINS, 'utf8'))));
    writeFileSync(SLOT_WINS, slotWinsJson({ isChosen, published }));
  }
  const drifted = reports.filter((report) => !holds(report));
  for (const { gameId } of drifted) process.stderr.write(`${gameId}: the stated RTP is wrong.\n`);
  const isExact = given.includes('--exact')
    ? [sumSlots(isChosen), sumHoldem(isChosen)].every(Boolean)
    : true;
  process.exitCode = drifted.length > 0 || !isExact ? 1 : 0;
}

main();
