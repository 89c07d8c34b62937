import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import {
  eventProgress,
  eventResult,
  fixture as fixtureSchema,
} from '../../contract/fixture-schemas.ts';
import { fastStream } from '../fast-stream.ts';
import { scheduledGames } from '../scheduled-games.ts';
import { basketballTeams } from '../sports/basketball-teams.ts';
import { drawPairings } from '../sports/league.ts';
import type { SportGame } from './scheduled-game.ts';

const streamOf = (seed: string) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed: seed, clientSeed: 'book', nonce: 0 });

const all = scheduledGames.map((game) => [game.gameId, game] as const);
const sports = scheduledGames
  .filter((game): game is SportGame => game.sells === 'bets')
  .map((game) => [game.gameId, game] as const);

describe('a scheduled game', () => {
  it.each(all)('%s has the same course for the same seeds, also after JSON', (_, game) => {
    for (let run = 0; run < 50; run += 1) {
      const seed = `run ${run}`;
      const fixtures = game.fixtures(streamOf(seed));
      expect(game.fixtures(streamOf(seed))).toEqual(fixtures);
      for (const fixture of fixtures) {
        const course = game.play(fixture, streamOf(seed));
        expect(game.play(fixture, streamOf(seed))).toEqual(course);
        expect(fixtureSchema.parse(fixture)).toEqual(fixture);
        expect(eventProgress.parse(course.progress)).toEqual(course.progress);
        expect(eventResult.parse(course.result)).toEqual(course.result);
      }
    }
  });

  it.each(all)('%s discloses a course step by step and never in advance', (_, game) => {
    const [fixture] = game.fixtures(streamOf('shown'));
    if (!fixture) throw new Error('no fixture');
    const { progress } = game.play(fixture, streamOf('shown'));
    let before = '';
    for (let elapsed = 0; elapsed <= game.steps; elapsed += 1) {
      const shown = game.shown(progress, elapsed);
      expect(shown.elapsed).toBe(elapsed);
      const disclosed = JSON.stringify(timed(shown));
      expect(disclosed.startsWith(before.slice(0, -1))).toBe(true);
      before = disclosed;
    }
    expect(game.shown(progress, game.steps)).toEqual(progress);
  });
});

/** The parts of a course, in the order of time. */
function timed(shown: ReturnType<(typeof scheduledGames)[number]['shown']>): readonly unknown[] {
  switch (shown.kind) {
    case 'draw':
      return shown.numbers;
    case 'football':
      return shown.moments;
    case 'basketball':
      return shown.minutes;
    default:
      return shown.frames;
  }
}

describe('a sport', () => {
  it.each(sports)('%s offers every possible selection of its markets', (_, game) => {
    const offered = new Map<string, number>();
    for (const fixture of game.season()) {
      for (const { market, selections } of game.markets(fixture)) {
        const count = selections.filter(({ odds }) => odds !== null).length;
        offered.set(market, Math.min(offered.get(market) ?? Number.POSITIVE_INFINITY, count));
      }
    }
    for (const count of offered.values()) expect(count).toBeGreaterThan(1);
  });

  it.each(sports)('%s has no winner on a market of another sport', (_, game) => {
    const stream = fastStream(7);
    const [fixture] = game.fixtures(stream);
    if (!fixture) throw new Error('no fixture');
    const { result } = game.play(fixture, stream);
    const market = game.kind === 'football' ? 'winner' : 'match';
    for (const selection of ['home', 'draw', 'away', '1', '1-2']) {
      expect(game.wins({ market, selection }, { fixture, result })).toBe(false);
    }
  });

  it('needs two teams for each match', () => {
    const teams = basketballTeams.slice(0, 3);
    const stream = fastStream(7);
    expect(drawPairings(teams, { matches: 1, stream })).toHaveLength(1);
    expect(() => drawPairings(teams, { matches: 2, stream })).toThrow('too few teams');
  });

  it('refuses values of another kind', () => {
    for (const [, game] of sports) {
      expect(() => game.markets({ kind: 'draw' })).toThrow(RangeError);
    }
  });
});
