/** The cloth behind the reels from its upper to its lower edge. */
export type BedColours = readonly [top: string, middle: string, foot: string];

const EMBER: BedColours = ['#2a0508', '#4d0b10', '#1d0305'];

/** A file for each slot with a bed of its own, named by its game id. */
const beds = import.meta.glob<BedColours>('../beds/*.json', { eager: true, import: 'default' });

/** The bed of a slot, in a colour on which its symbols stand out. */
export function bedColours(gameId: string): BedColours {
  return beds[`../beds/${gameId}.json`] ?? EMBER;
}
