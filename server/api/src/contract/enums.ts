import { z } from 'zod';

/** Game types as the wire and the interface number them ("Reading A" of the specification). */
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

export const gameTypeSchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/** "Reading B" of the specification, which foreign catalogues use. Live casino counts as table. */
const readingB = ['slot', 'fishing', 'table', 'card', 'lottery', 'table'] as const;

/** The wire's game type for a catalogue's Reading B number; `null` when B has no such number. */
export function fromReadingB(gameType: number): GameType | null {
  const name = readingB[gameType];
  return name === undefined ? null : GameType[name];
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
