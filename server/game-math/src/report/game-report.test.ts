import { readFileSync } from 'node:fs';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { findRootDir } from '@fairhall/kit/root-dir';
import { describe, expect, it } from 'vitest';
import { reportGames } from './game-report.ts';
import { type GameReport, publishedReport } from './published-report.ts';
import published from './report.json' with { type: 'json' };

const reports = reportGames({ roundsOf: () => 20_000 });

const documented = readFileSync(`${findRootDir()}/docs/fairness.md`, 'utf8');
const integer = new Intl.NumberFormat('en-US');

/** A row of the table of figures in `docs/fairness.md`: the hash of the rules with its first digits. */
function documentedRow(report: GameReport): string {
  const { gameId, rulesHash, exactRtp, statedRtp, maxWin, odds } = report;
  const rtp = exactRtp === null ? `${statedRtp} %, simulated` : `${(exactRtp * 100).toFixed(4)} %`;
  const chances = [odds?.hundred, odds?.thousand, odds?.cap].map((one) => {
    if (one === undefined) return '';
    return one < RAREST_ODDS ? `1 in ${integer.format(one)}` : 'rarer';
  });
  const figures = [rtp, integer.format(maxWin), ...chances];
  return `| ${[`\`${gameId}\``, ...figures, `\`${rulesHash.slice(0, 12)}\``].join(' | ')} |`;
}

describe('the fairness report', () => {
  it('has its figures in docs/fairness.md', () => {
    for (const report of reports) expect(documented).toContain(documentedRow(report));
  });

  it('has every playable game and no other', () => {
    const enabled = catalogue.filter((game) => game.enabled).map((game) => game.gameId);
    expect(reports.map(({ gameId }) => gameId)).toEqual(enabled);
  });

  it.each(reports.map((report) => [report.gameId, report] as const))(
    'has the figures of %s in the catalogue',
    (gameId, report) => {
      const row = catalogue.find((game) => game.gameId === gameId);
      expect(row?.rtp).toBe(Number(report.statedRtp));
      expect(row?.volatility).toBe(report.volatility);
      if (report.exactRtp !== null) {
        expect(report.statedRtp).toBe((report.exactRtp * 100).toFixed(2));
      }
    },
  );

  it('is published: after a change run `npm run rtp -- --write`', () => {
    const facts = (games: readonly object[]) => games.map((game) => ({ ...game, played: null }));
    expect(facts(published.games)).toEqual(facts(publishedReport(reports).games));
  });

  it('is published with so many rounds that no interval is wider than ± 2 %', () => {
    for (const { gameId, played, odds } of published.games) {
      if (played) expect(played.margin).toBeLessThan(0.02);
      else expect(gameId).toBe('star-draw-49');
      if (odds) expect(played?.rounds).toBe(20_000_000);
    }
  });

  it('is published with simulated figures within three standard errors of the exact ones', () => {
    for (const { gameId, played, exactRtp, statedRtp } of published.games) {
      const rtp = exactRtp ?? Number(statedRtp) / 100;
      if (played)
        expect(Math.abs(played.rtp - rtp), gameId).toBeLessThan((3 / 1.96) * played.margin);
    }
  });

  it.each(reports.map((report) => [report.gameId, report] as const))(
    'plays %s to an RTP within its confidence interval',
    (_, { exactRtp, statedRtp, volatilityIndex, played }) => {
      const rounds = played?.rounds ?? 0;
      const margin = (2 * volatilityIndex) / Math.sqrt(rounds);
      const rtp = exactRtp ?? Number(statedRtp) / 100;
      expect(rounds).toBe(20_000);
      expect(Math.abs((played?.rtp ?? 0) - rtp)).toBeLessThan(margin);
    },
  );
});
