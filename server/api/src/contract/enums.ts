import { z } from 'zod';

/** The numbers of the game types in the API and the client ("Reading A" of the specification). */
export const GameType = {
  slot: 0,
  table: 1,
  fishing: 2,
  sports: 3,
  lottery: 4,
  card: 5,
} as const;
export type GameTypeName = keyof typeof GameType;
export type GameType = (typeof GameType)[GameTypeName];

export const gameTypeSchema = z.union(
  [z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  'must be 0 to 5, as in the numbering of the call',
);

/** The two numberings of game types in the specification, "Reading A" and "Reading B". */
export const gameNumberings = ['A', 'B'] as const;

/** Reading B, which some providers' catalogues use. Live casino counts as table. */
const readingB = {
  0: GameType.slot,
  1: GameType.fishing,
  2: GameType.table,
  3: GameType.card,
  4: GameType.lottery,
  5: GameType.table,
} as const;

/** The game type of a number in Reading B. */
export function fromReadingB(gameType: GameType): GameType {
  return readingB[gameType];
}

export const DepositStatus = { pending: 1, paid: 2, failed: 3, cancelled: 4 } as const;
export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

export const WithdrawStatus = {
  pending: 0,
  processing: 1,
  successful: 2,
  failed: 4,
  bankProcessing: 5,
} as const;
export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

export const languages = ['en', 'pt-br', 'id', 'es'] as const;
export type Language = (typeof languages)[number];

export const environments = ['mobile', 'PC'] as const;
