import type { Paytable } from '../../contract-types.ts';

export type StageSymbol = {
  readonly symbol: string;
  /** The lettering on the picture. */
  readonly tag: 'wild' | 'bonus' | null;
};

/** So many of the symbol start a feature. */
export type FeatureScatter = { readonly symbol: string; readonly countMin: number };

/** The scatter that awards free spins, and the fewest that do; `null` without them. */
export function featureScatter({
  symbols,
  feature,
  freeSpins,
}: Pick<Paytable, 'symbols' | 'feature' | 'freeSpins'>): FeatureScatter | null {
  const scatter = symbols.find(({ role }) => role === 'scatter');
  // As many grant a wish as pay.
  const granting = feature?.kind === 'wishes' ? (scatter?.pays ?? []) : [];
  const counts = [
    ...freeSpins.map(({ scatters }) => scatters),
    ...granting.map(({ count }) => count),
  ];
  if (!scatter || counts.length === 0) return null;
  return { symbol: scatter.symbol, countMin: Math.min(...counts) };
}

/**
 * All symbols of the reels: paying ones, those that turn into them, blanks, and comets with their values. A scatter is a bonus symbol
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
    case 'tumble': {
      const { comets } = feature;
      const shown = comets ? [comets, ...comets.values] : [];
      return [...paying, ...shown.map(({ symbol }) => ({ symbol, tag: null }))];
    }
    case 'hold': {
      const shown = [...feature.values.map(({ symbol }) => symbol), feature.blank];
      return [...paying, ...shown.map((symbol) => ({ symbol, tag: null }))];
    }
    default:
      return paying;
  }
}
