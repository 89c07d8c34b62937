import type { CrownTables } from '../../definitions/spot-tables.ts';
import { allRolls, countOf, MATCH_PERCENTS, rollThree } from '../dice/three-dice.ts';
import { chancesOver, type SpotGame, type SpotRules } from '../spots/spot-game.ts';

/** Faces 1 to 6 of each die. */
export const crownFaces: readonly string[] = [
  'crown',
  'anchor',
  'heart',
  'diamond',
  'spade',
  'club',
];

/**
 * Crown and anchor: three dice with six symbols; a symbol pays 1 to 1 for each die that shows it.
 *
 * Of the 216 rolls 75 show a symbol once, 15 twice and 1 three times: a bet returns (75 × 2 + 15 ×
 * 3 + 1 × 4) / 216 = 199/216 = 92.130 %.
 */
export function diceWithFaces({
  gameId,
  tables,
  stated,
}: SpotRules<CrownTables>): SpotGame<CrownTables> {
  const { faces, percents, betsMax } = tables;
  const returned: SpotGame['returned'] = (spot, hands) =>
    percents[countOf(faces.indexOf(spot) + 1, hands)] ?? 0;
  return {
    ...{ gameId, tables, stated },
    kind: 'crown-and-anchor',
    spots: faces,
    offers: (spot) => faces.includes(spot),
    betsMax,
    deal: rollThree,
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities: allRolls() }),
  };
}

export const crownAndAnchor = diceWithFaces({
  gameId: 'crown-and-anchor',
  tables: {
    dice: 3,
    faces: crownFaces,
    percents: MATCH_PERCENTS,
    betsMax: crownFaces.length,
    cap: 4,
  },
  stated: {
    leadSpot: 'crown',
    rtp: '92.13',
    volatilityIndex: 2.18,
    hitRate: 0.4213,
    spots: Object.fromEntries(crownFaces.map((face) => [face, { rtp: '92.13', returnMax: 400 }])),
  },
});
