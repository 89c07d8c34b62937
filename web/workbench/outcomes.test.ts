import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import { expect, test } from 'vitest';
import { deal, hasFreeSpins, hasOutcome, outcomesOf } from './outcomes.ts';

const games = catalogue.map(({ gameId }) => gameId).filter((gameId) => !scheduledGame(gameId));

// The advised play of harbour-jacks takes seconds.
const WAIT = { timeout: 60_000 };

test.each(games)(
  '%s deals each outcome of the table: npm run workbench:outcomes',
  WAIT,
  (gameId) => {
    const names = outcomesOf(gameId).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['win', 'cap']));
    const dealt = outcomesOf(gameId).filter(([name, forced]) =>
      hasOutcome(deal(gameId, forced), name),
    );
    expect(dealt.map(([name]) => name)).toEqual(names);
  },
);

test('a long tumble is no feature of a slot with free spins', () => {
  const features = outcomesOf('sugar-comet').filter(([name]) => name === 'feature');
  expect(features.map(([, forced]) => hasFreeSpins(deal('sugar-comet', forced)))).toEqual([true]);
});
