import { canonicalJson } from '@fairhall/game-server/definitions/canonical-json';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import type { SlotGame } from '@fairhall/game-server/engines/slot/slot-game';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { chainOf } from '../exact/slot/capped-facts.ts';
import { SAMPLED_SPINS } from '../exact/slot/cells-sample.ts';
import { payGrid, shareOf } from '../exact/slot/pay-grid.ts';
import { winsBelow } from '../exact/slot/win-distribution.ts';

/** The distribution of a slot's win, as the player client reads it before automatic rounds. */
export type PublishedWins = {
  /** Of the definition that the distribution was computed from. */
  readonly rulesHash: string;
  /** Line bets of a stake. */
  readonly units: number;
  /** Half-width of the 95 % interval of the RTP of sampled spins, 0 to 1; 0 where it is exact. */
  readonly margin: number;
  /** Each win in line bets, and its chance, as [win, chance]; ascending. */
  readonly wins: readonly (readonly [number, number])[];
};

/** Wins up to this multiple of the stake are published as they are; larger ones on a grid. */
const EXACT_TO_STAKES = 10;
const FINENESS = 0.05;
/** As many rounds as are played automatically cannot lose this: larger wins count as this. */
const MOST_STAKES = 1000;
/** The sums are exact to about 10⁻¹³: rarer wins have no digits. */
const RAREST = 1e-12;
const DIGITS = 7;

/**
 * The distribution in a few hundred wins: a large win between two of the grid is split over both so
 * that its mean remains. Up to a minute of work.
 */
export function publishedWins(game: SlotGame): PublishedWins {
  const { chain, units, maxLineBets } = chainOf(game);
  const most = Math.min(maxLineBets, MOST_STAKES * units);
  const grid = payGrid({ exactTo: EXACT_TO_STAKES * units, fineness: FINENESS, most });
  const chances = new Float64Array(grid.pays.length + 1);
  const add = (lineBets: number, chance: number) => {
    const { place, upper } = shareOf(grid, lineBets);
    chances[place] = (chances[place] ?? 0) + chance * (1 - upper);
    chances[place + 1] = (chances[place + 1] ?? 0) + chance * upper;
  };
  const below = winsBelow(chain, most);
  const counted = [...below.entries()].filter(([, chance]) => chance >= RAREST);
  for (const [lineBets, chance] of counted) add(lineBets, chance);
  const ofMost = 1 - counted.reduceRight((sum, [, chance]) => sum + chance, 0);
  if (ofMost >= RAREST) add(most, ofMost);
  return {
    rulesHash: sha256Hex(canonicalJson(definitionInForce(game.gameId))),
    units,
    margin: marginOf(game),
    wins: grid.pays.flatMap((pay, place) => {
      const chance = Number((chances[place] ?? 0).toPrecision(DIGITS));
      return chance > 0 ? [[pay, chance] as const] : [];
    }),
  };
}

function marginOf({ kind, stated }: SlotGame): number {
  const margin = kind === 'cells' ? stated.volatilityIndex / Math.sqrt(SAMPLED_SPINS) : 0;
  return Number(margin.toPrecision(DIGITS));
}

/** The content of `slot-wins.json`, a line for each slot by its id: the chosen ones anew. */
export function slotWinsJson(of: {
  readonly isChosen: (gameId: string) => boolean;
  readonly published: ReadonlyMap<string, unknown>;
}): string {
  const lines = slotGames.map((game) => {
    const { gameId } = game;
    const wins = of.isChosen(gameId) ? publishedWins(game) : of.published.get(gameId);
    return `${JSON.stringify(gameId)}: ${JSON.stringify(wins)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
