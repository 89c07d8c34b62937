/** The cloth behind the reels from its upper to its lower edge. */
export type BedColours = readonly [top: string, middle: string, foot: string];

const EMBER: BedColours = ['#2a0508', '#4d0b10', '#1d0305'];

const colours: Readonly<Record<string, BedColours>> = {
  'parade-7': ['#1a0430', '#38105c', '#110220'],
  'fox-and-clover': ['#04200f', '#0c3f1f', '#031509'],
  frostforge: ['#041830', '#0d3a63', '#03101f'],
  'scarab-vault': ['#0b1128', '#22305a', '#070b1a'],
  'jade-teahouse': ['#2a0a10', '#4a141c', '#19060a'],
  'genie-hour': ['#12042a', '#2c0c5a', '#0a0218'],
  'nine-neon-lives': ['#0a0424', '#1f0a4a', '#060218'],
  'honeycomb-heist': ['#2a1402', '#4d2a08', '#1a0c01'],
  wolfmoon: ['#050b22', '#0c1d4a', '#030816'],
  'sugar-comet': ['#2a0a4d', '#5a1a7a', '#1c0636'],
  'lantern-night': ['#140622', '#3a0d33', '#0d0318'],
  'rex-eruption': ['#1a0a18', '#3d1420', '#10060f'],
  'copper-canyon': ['#1f0c12', '#43201a', '#150709'],
};

/** The bed of a slot, in a colour on which its symbols stand out. */
export function bedColours(gameId: string): BedColours {
  return colours[gameId] ?? EMBER;
}
