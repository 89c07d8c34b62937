import type { SpotRound } from '../../contract-types.ts';
import { type DefinitionOf, definitionOf } from '../../definition-of.ts';
import { useTableGame } from '../table-game-context.ts';
import { firstHand } from './last-round.ts';

/** The tables of the game definition. */
export type Tables = DefinitionOf<'roulette'>['tables'];

/** The tables of the shown game. */
export const useTables = (): Tables => definitionOf(useTableGame().state.sheet, 'roulette').tables;

/** The colour of a pocket. */
export const colourOf = (pocket: number, { red }: Tables) =>
  pocket === 0 ? 'green' : red.includes(pocket) ? 'red' : 'black';

/** The pocket of a round. */
export const pocketOf = (round: SpotRound): number => firstHand(round)[0] ?? 0;
