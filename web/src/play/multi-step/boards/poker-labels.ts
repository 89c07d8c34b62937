import { type PokerRank, pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import type { TextKey } from '../../i18n/en.ts';
import type { I18n } from '../../i18n/i18n.ts';

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
export const pokerName = (rank: PokerRank, { t }: I18n): string => t(names[rank]);
