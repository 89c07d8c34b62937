import {
  lanternHoldem,
  qualifies,
} from '@fairhall/game-server/engines/casino-holdem/lantern-holdem';
import { handStrength } from '@fairhall/game-server/engines/poker/poker-hand';
import { cardsOf } from '@fairhall/game-server/engines/testing/cards';
import { expect, it } from 'vitest';
import { callOutcomes, flopsOf, holdemFacts } from './holdem-exact.ts';
import { suitlessDeals } from './suitless-deals.ts';
import { needsExactFigures } from './testing/needs-exact-figures.ts';

/** The outcomes of a call, by the dealer's hands. */
function tallyOf(board: readonly number[], own: readonly number[]) {
  const tally = { notQualified: 0, won: 0, tied: 0, lost: 0 };
  const player = handStrength([...own, ...board]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !board.includes(card) && !own.includes(card),
  );
  const dealers = unseen.flatMap((one, place) =>
    unseen.slice(place + 1).map((other) => handStrength([...board, one, other])),
  );
  for (const dealer of dealers) {
    if (!qualifies(dealer)) tally.notQualified += 1;
    else if (player > dealer) tally.won += 1;
    else if (player === dealer) tally.tied += 1;
    else tally.lost += 1;
  }
  return tally;
}

it('a call has for each hand the result of an enumeration of the dealer’s 990 hands', () => {
  const board = cardsOf('2s 5h 9d Jc Ks');
  const outcomes = [...callOutcomes(board)];
  expect(outcomes).toHaveLength(1_081);
  for (const place of [3, 400, 777, 1_080]) {
    const outcome = outcomes[place];
    expect(outcome).toMatchObject(tallyOf(board, outcome?.own ?? []));
  }
});

it.runIf(needsExactFigures(lanternHoldem.gameId))(
  'the advised play has nearly the stated figures over a sample of the boards, and exactly over all of them',
  () => {
    // All 134,459 boards take minutes: `npm run rtp -- --exact` enumerates them.
    const sample = [...suitlessDeals()].filter((_, place) => place % 100 === 0);
    const { rtp, hitRate } = holdemFacts(sample);
    expect(Math.abs(rtp * 100 - Number(lanternHoldem.stated.rtp))).toBeLessThan(0.5);
    expect(Math.abs(hitRate - lanternHoldem.stated.hitRate)).toBeLessThan(0.01);
    expect(flopsOf([1, 2, 3, 4, 5])).toHaveLength(10);
  },
);
