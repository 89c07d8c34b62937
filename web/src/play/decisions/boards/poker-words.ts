import { type PokerRank, pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import type { WordKey } from '../../i18n/en.ts';
import type { Speech } from '../../i18n/words.ts';

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
} as const satisfies Record<PokerRank, WordKey>;

/** The rank of hand that an engine's word means, `null` for its other words. */
export function pokerRankNamed(word: string | null | undefined): PokerRank | null {
  return pokerRanks.find((rank) => rank === word) ?? null;
}

/** "Full house". */
export const pokerName = (rank: PokerRank, { t }: Speech): string => t(names[rank]);
