/** The cloth behind the reels from its upper to its lower edge. */
export type BedColours = readonly [top: string, middle: string, foot: string];

const EMBER: BedColours = ['#2a0508', '#4d0b10', '#1d0305'];

const colours: Readonly<Record<string, BedColours>> = {
  'parade-7': ['#1a0430', '#38105c', '#110220'],
  'fox-and-clover': ['#04200f', '#0c3f1f', '#031509'],
  wolfmoon: ['#050b22', '#0c1d4a', '#030816'],
  'copper-canyon': ['#1f0c12', '#43201a', '#150709'],
};

/** The bed of a slot, in a colour on which its symbols stand out. */
export function bedColours(gameId: string): BedColours {
  return colours[gameId] ?? EMBER;
}
