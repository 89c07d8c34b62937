import type { Namespace } from '@/i18n/i18n.ts';

/** The texts of the pages with a document of their own, which preloads them, too. */
export const pageTexts = {
  game: ['game-page', 'game-rules'],
  wallet: ['deposit', 'rewards', 'wallet', 'wallet-selection'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;
