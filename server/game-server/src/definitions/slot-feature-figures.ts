/**
 * The part of each slot's RTP from its feature, free spins or the respins of Rex Eruption, under the
 * cap: percent, two decimals. A test computes it exactly and fails on a difference.
 */
export const slotFeatures: Readonly<Record<string, string>> = {
  'phoenix-ascend': '31.88',
  wolfmoon: '38.09',
  'sugar-comet': '29.84',
  'lantern-night': '18.99',
  'scarab-vault': '38.83',
  'fox-and-clover': '40.88',
  'rex-eruption': '60.48',
  'genie-hour': '34.96',
  'nine-neon-lives': '29.01',
  'storm-trench': '29.16',
};
