import {
  percentMaxOf,
  picksMaxOf,
  planChance,
  planWorth,
} from '@fairhall/game-server/engines/picks/picks';
import type { AutobetGame } from '../autobet/autobet-game.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { tablesOf } from './use-picks.ts';

/** Automatic rounds of the chosen shape: each collects after the same number of picks. */
export function picksAutobet(state: MultiStepState): AutobetGame {
  const { stakeMinor: baseMinor, stakesMinor, firstChoice, currency } = state;
  const tables = tablesOf(state);
  const shape = tables.shapes.find(({ name }) => name === firstChoice) ?? tables.shapes[0];
  if (!shape) throw new Error('the game has no shapes');
  const picksMax = (stakeMinor: bigint) =>
    picksMaxOf(shape, { ...tables, percentMax: percentMaxOf(tables, { stakeMinor, currency }) });
  return {
    baseMinor,
    picksMax: picksMax(baseMinor),
    exactStakes: (picks) => stakesMinor.filter((stake) => picksMax(stake) >= picks),
    loadWins: async (picks) => {
      const plan = { shape, picks };
      const { safe, of } = planChance(plan);
      const chance = Number(safe) / Number(of);
      const wins = [[planWorth(plan, tables), chance] as const, [0, 1 - chance] as const];
      return { units: 100, wins };
    },
  };
}
