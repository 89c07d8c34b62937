/** A card face down, centred on the origin: an empty slot. */
export function blankCard(): string {
  const edge = 'stroke="#3d544b" stroke-width="3"';
  return `<rect x="-62" y="-84" width="124" height="168" rx="18" fill="#22302b" ${edge}/>`;
}
