import { allRolls, perMatch, rollThree } from '../dice/three-dice.ts';
import { chancesOver, type SpotGame } from '../spots/spot-game.ts';

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
export const crownAndAnchor: SpotGame = {
  gameId: 'crown-and-anchor',
  kind: 'crown-and-anchor',
  spots: crownFaces,
  offers: (spot) => crownFaces.includes(spot),
  betsMax: crownFaces.length,
  deal: rollThree,
  returned: (spot, hands) => perMatch(crownFaces.indexOf(spot) + 1, hands),
  chances: (spot) => chancesOver(crownAndAnchor, { spot, possibilities: allRolls() }),
  stated: {
    leadSpot: 'crown',
    rtp: '92.13',
    volatilityIndex: 2.18,
    hitRate: 0.4213,
    spots: Object.fromEntries(crownFaces.map((face) => [face, { rtp: '92.13', returnMax: 400 }])),
  },
};
