import { Cherry, Dices, Fish, type LucideIcon, Spade, Ticket, Trophy } from 'lucide-react';
import type { GameType } from '@/lib/api/contract-types.ts';

/** The wire's names of the game types; also the values of the URL and the keys of the texts. */
export const gameTypeNames = ['slot', 'table', 'fishing', 'sports', 'lottery', 'card'] as const;
export type GameTypeName = (typeof gameTypeNames)[number];

export function gameTypeName(gameType: GameType): GameTypeName {
  return gameTypeNames[gameType];
}

export function isGameTypeName(text: string): text is GameTypeName {
  return (gameTypeNames as readonly string[]).includes(text);
}

export const gameTypeIcons = {
  slot: Cherry,
  table: Dices,
  fishing: Fish,
  sports: Trophy,
  lottery: Ticket,
  card: Spade,
} as const satisfies Record<GameTypeName, LucideIcon>;

/** The accent colour of a type, for icons and chips and never for text. */
export function gameTypeColor(name: GameTypeName): string {
  return `var(--fh-t-${name})`;
}
