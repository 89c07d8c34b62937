/** The figures of a slot's feature, exactly: a test computes them and fails on a difference. */
type FeatureFigures = {
  /** The part of the RTP from the feature: percent, two decimals. */
  readonly rtp: string;
  /** Chance that a paid spin starts it, four decimals. */
  readonly rate: number;
};

/** Free spins; the respins of Rex Eruption. */
export const slotFeatures: Readonly<Record<string, FeatureFigures>> = {
  'phoenix-ascend': { rtp: '33.03', rate: 0.0116 },
  wolfmoon: { rtp: '36.78', rate: 0.0223 },
  'sugar-comet': { rtp: '26.63', rate: 0.0113 },
  frostforge: { rtp: '26.71', rate: 0.0071 },
  'lantern-night': { rtp: '18.99', rate: 0.0146 },
  'scarab-vault': { rtp: '34.63', rate: 0.0223 },
  'jade-teahouse': { rtp: '13.34', rate: 0.0223 },
  'fox-and-clover': { rtp: '31.61', rate: 0.0223 },
  'rex-eruption': { rtp: '60.03', rate: 0.1341 },
  'genie-hour': { rtp: '41.02', rate: 0.0877 },
  'parade-7': { rtp: '11.22', rate: 0.0223 },
  'copper-canyon': { rtp: '41.32', rate: 0.0071 },
  'nine-neon-lives': { rtp: '22.81', rate: 0.0071 },
  'honeycomb-heist': { rtp: '10.09', rate: 0.0071 },
};
