import { type PokerRank, pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import type { GameTexts, TextKey } from '../../game-texts.ts';

const names = {
  'royal-flush': 'poker.royalFlush',
  'straight-flush': 'poker.straightFlush',
  'four-of-a-kind': 'poker.fourOfAKind',
  'full-house': 'poker.fullHouse',
  flush: 'poker.flush',
  straight: 'poker.straight',
  'three-of-a-kind': 'poker.threeOfAKind',
  'two-pair': 'poker.twoPair',
  pair: 'poker.pair',
  'high-card': 'poker.highCard',
} as const satisfies Record<PokerRank, TextKey>;

/** The rank for the engine's name of a hand; `null` for its other names. */
export function pokerRankNamed(word: string | null | undefined): PokerRank | null {
  return pokerRanks.find((rank) => rank === word) ?? null;
}

/** "Full house". */
export const pokerName = (rank: PokerRank, { t }: GameTexts): string => t(names[rank]);
