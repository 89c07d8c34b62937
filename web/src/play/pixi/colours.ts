/** The colour at a share (0 to 1) of the way between two, as 0xrrggbb. */
export function mixColours(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const start = (from >> shift) & 0xff;
    const end = (to >> shift) & 0xff;
    return Math.round(start + (end - start) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** A colour of 0xrrggbb in CSS. */
export const cssColour = (colour: number, alpha = 1): string =>
  `rgb(${colour >> 16} ${(colour >> 8) & 0xff} ${colour & 0xff} / ${alpha})`;
