import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { marksOf } from '../engine-facts.ts';
import { useTableGame } from '../table-game-context.ts';

/** The numbers that the slip of a round marks. */
export const marksIn = (round: SpotRound) => marksOf(round.outcome.bets[0]?.spot ?? '') ?? [];

/** The numbers from 1. */
export const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The tables of the shown game. */
export const useTables = () => definitionOf(useTableGame().state.sheet, 'keno').tables;
