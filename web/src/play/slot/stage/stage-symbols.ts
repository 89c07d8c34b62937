import type { Paytable } from '../../contract-types.ts';

export type StageSymbol = {
  readonly symbol: string;
  /** The lettering on the picture. */
  readonly tag: 'wild' | 'bonus' | null;
};

/**
 * All symbols of the reels: paying ones, those that turn into them, and blanks. A scatter is a bonus symbol
 * only in a slot with free spins.
 */
export function stageSymbols({
  symbols,
  feature,
  freeSpins,
}: Pick<Paytable, 'symbols' | 'feature' | 'freeSpins'>): StageSymbol[] {
  const tags = {
    wild: 'wild',
    scatter: freeSpins.length > 0 || feature?.kind === 'wishes' ? 'bonus' : null,
    regular: null,
  } as const;
  const paying = symbols.map(({ symbol, role }) => ({ symbol, tag: tags[role] }));
  switch (feature?.kind) {
    case 'mystery':
      return [...paying, { symbol: feature.symbol, tag: null }];
    case 'cells':
      return [...paying, { symbol: feature.blank, tag: null }];
    case 'hold': {
      const shown = [...feature.values.map(({ symbol }) => symbol), feature.blank];
      return [...paying, ...shown.map((symbol) => ({ symbol, tag: null }))];
    }
    default:
      return paying;
  }
}
