/** The gradient behind the reels. */
export type BedColours = readonly [top: string, middle: string, foot: string];

const EMBER: BedColours = ['#2a0508', '#4d0b10', '#1d0305'];

/** The gradients of slots with one of their own, by game id. */
const beds = import.meta.glob<BedColours>('../beds/*.json', { eager: true, import: 'default' });

/** The gradient behind the reels of a slot. */
export function bedColours(gameId: string): BedColours {
  return beds[`../beds/${gameId}.json`] ?? EMBER;
}
