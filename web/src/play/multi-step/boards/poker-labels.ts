import { type PokerRank, pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import type { GameTexts, TextKey } from '../../game-texts.ts';

const names = {
  'royal-flush': 'cards:poker.royalFlush',
  'straight-flush': 'cards:poker.straightFlush',
  'four-of-a-kind': 'cards:poker.fourOfAKind',
  'full-house': 'cards:poker.fullHouse',
  flush: 'cards:poker.flush',
  straight: 'cards:poker.straight',
  'three-of-a-kind': 'cards:poker.threeOfAKind',
  'two-pair': 'cards:poker.twoPair',
  pair: 'cards:poker.pair',
  'high-card': 'cards:poker.highCard',
} as const satisfies Record<PokerRank, TextKey>;

/** The rank for the engine's name of a hand; `null` for its other names. */
export function pokerRankNamed(word: string | null | undefined): PokerRank | null {
  return pokerRanks.find((rank) => rank === word) ?? null;
}

/** "Full house". */
export const pokerName = (rank: PokerRank, { t }: GameTexts): string => t(names[rank]);
