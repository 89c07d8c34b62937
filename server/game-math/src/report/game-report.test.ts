import { readFileSync } from 'node:fs';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { findRootDir } from '@fairhall/kit/root-dir';
import { describe, expect, it } from 'vitest';
import { needsExactFigures } from '../exact/testing/needs-exact-figures.ts';
import { reportGames } from './game-report.ts';
import { publishedReport } from './published-report.ts';
import published from './report.json' with { type: 'json' };

const ROUNDS = 20_000;
const { games } = published;
const enabled = catalogue.filter((game) => game.enabled);

const documented = readFileSync(`${findRootDir()}/docs/fairness.md`, 'utf8');
const integer = new Intl.NumberFormat('en-US');

/** A row of the table of figures in `docs/fairness.md`: the hash of the rules with its first digits. */
function documentedRow(report: (typeof games)[number]): string {
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
    for (const report of games) expect(documented).toContain(documentedRow(report));
  });

  it('has every playable game and no other', () => {
    expect(games.map(({ gameId }) => gameId)).toEqual(enabled.map(({ gameId }) => gameId));
  });

  it.each(games.map((report) => [report.gameId, report] as const))(
    'has the figures of %s in the catalogue and in its definition',
    (gameId, report) => {
      const row = catalogue.find((game) => game.gameId === gameId);
      expect(row?.rtp).toBe(Number(report.statedRtp));
      expect(row?.volatility).toBe(report.volatility);
      if (report.exactRtp !== null) {
        expect(report.statedRtp).toBe((report.exactRtp * 100).toFixed(2));
      }
      const { figures } = definitionInForce(gameId);
      expect(report.statedRtp).toBe(figures.rtp);
      expect(report.volatilityIndex).toBeCloseTo(figures.volatilityIndex, 2);
      expect(report.hitRate).toBeCloseTo(figures.hitRate, 4);
      expect(report.featureRate ?? 0).toBeCloseTo(figures.featureRate ?? 0, 4);
    },
  );

  it('is of the rules in force: after a change run `npm run rtp -- --write`', () => {
    const hashes = enabled.map(({ rulesHash }) => rulesHash);
    expect(games.map(({ rulesHash }) => rulesHash)).toEqual(hashes);
  });

  it('is published with so many rounds that no interval is wider than ± 2 %', () => {
    for (const { gameId, played } of published.games) {
      if (played) expect(played.margin).toBeLessThan(0.02);
      else expect(gameId).toBe('star-draw-49');
      if (slotEngine(gameId)) expect(played?.rounds).toBe(20_000_000);
    }
  });

  it('is published with simulated figures within three standard errors of the exact ones', () => {
    for (const { gameId, played, exactRtp, statedRtp } of published.games) {
      const rtp = exactRtp ?? Number(statedRtp) / 100;
      if (played)
        expect(Math.abs(played.rtp - rtp), gameId).toBeLessThan((3 / 1.96) * played.margin);
    }
  });

  for (const { gameId } of enabled) {
    it.runIf(needsExactFigures(gameId))(
      `has the computed figures of ${gameId}, and plays it to an RTP within its confidence interval`,
      () => {
        const computed = reportGames({ roundsOf: () => ROUNDS, isChosen: (id) => id === gameId });
        const facts = (reports: readonly object[]) =>
          reports.map((report) => ({ ...report, played: null }));
        expect(facts(games.filter((game) => game.gameId === gameId))).toEqual(
          facts(publishedReport(computed).games),
        );
        for (const { exactRtp, statedRtp, volatilityIndex, played } of computed) {
          const margin = (2 * volatilityIndex) / Math.sqrt(ROUNDS);
          const rtp = exactRtp ?? Number(statedRtp) / 100;
          expect(played?.rounds).toBe(ROUNDS);
          expect(Math.abs((played?.rtp ?? 0) - rtp)).toBeLessThan(margin);
        }
      },
    );
  }
});
