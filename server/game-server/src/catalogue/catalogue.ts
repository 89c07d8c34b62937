import type { GameInput } from '@fairhall/api/contract/games';
import { cardGames } from './card.ts';
import { fishingGames } from './fishing.ts';
import { lotteryGames } from './lottery.ts';
import { slotGames } from './slot.ts';
import { sportsGames } from './sports.ts';
import { tableGames } from './table.ts';

/** Every game, as the game server sends it to the API. */
export const catalogue: readonly GameInput[] = [
  ...slotGames,
  ...tableGames,
  ...fishingGames,
  ...sportsGames,
  ...lotteryGames,
  ...cardGames,
];
