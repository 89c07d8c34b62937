import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { strip } from './strips-and-paylines.ts';

/**
 * Honeycomb Heist: 5×3 with 243 ways, wild bear on reels two to five, scatter blossom.
 *
 * Medium volatility from many wilds: a bear in every fourth window even of paid spins makes wins
 * longer and more frequent instead of higher. Free spins are rare (once in 140 spins: 12, 18 or 30,
 * 60 at most) and long; 10, 25 and 45 bears raise the multiplier of every later win to ×2, ×3 and
 * ×5.
 */
const model: LinesModel = {
  symbols: [
    { name: 'bear', role: 'wild', pays: [1, 1, 1] },
    { name: 'honey', role: 'regular', pays: [14, 36, 112] },
    { name: 'bee', role: 'regular', pays: [11, 29, 84] },
    { name: 'moneybag', role: 'regular', pays: [8, 22, 62] },
    { name: 'sunflower', role: 'regular', pays: [7, 18, 48] },
    { name: 'a', role: 'regular', pays: [4, 10, 25] },
    { name: 'k', role: 'regular', pays: [4, 8, 22] },
    { name: 'q', role: 'regular', pays: [3, 7, 18] },
    { name: 'j', role: 'regular', pays: [3, 6, 15] },
    { name: 'blossom', role: 'scatter', pays: [1, 5, 25] },
  ],
  lines: [],
  ways: { units: 20 },
  strips: {
    base: [
      strip(`
        k a moneybag j j q q a j blossom bee k k blossom j bee
        k sunflower a a bee k sunflower moneybag sunflower q j honey sunflower bee q sunflower
        k moneybag j j moneybag moneybag j honey sunflower a k a moneybag a honey sunflower
        a q honey sunflower j k q q k moneybag honey bee bee a q q
      `),
      strip(`
        a q bear j k honey bear honey q j j moneybag k k a bee
        bee honey blossom q a q blossom sunflower j q moneybag k a q sunflower k
        j bee bee sunflower moneybag a sunflower sunflower moneybag k sunflower sunflower honey q j bear
        j k moneybag bear honey q j q a a j bear bee k a moneybag
      `),
      strip(`
        k q bear blossom a moneybag k moneybag bear q honey honey a sunflower bear j
        q j moneybag k k sunflower j j blossom q q bear a k j bear
        bee honey q a moneybag moneybag j q j a sunflower sunflower a a bee k
        sunflower q sunflower a honey j j honey sunflower k bee moneybag k q bee bee
      `),
      strip(`
        q q bee a j blossom sunflower a q j blossom moneybag moneybag q a bear
        sunflower honey k a sunflower k bear bee j bee bear q j k j q
        moneybag k a bee honey k q honey bear honey a a sunflower honey j q
        j sunflower a q j moneybag j sunflower sunflower moneybag k bear bee k k moneybag
      `),
      strip(`
        bee moneybag moneybag bee q a k honey q honey a j q q j k
        moneybag bear j a blossom sunflower bee j sunflower bear moneybag j j k j j
        q k a a q honey k bear bee moneybag honey a a k honey sunflower
        k bear j q sunflower sunflower k sunflower q sunflower a bee moneybag blossom k q
      `),
    ],
    free: [
      strip(`
        honey moneybag moneybag j q q k honey honey moneybag moneybag j j bee k k
        a q a j bee q q j a k k a j a moneybag sunflower
        q blossom bee sunflower j sunflower blossom bee k sunflower honey j sunflower a k k
        sunflower bee j sunflower k a moneybag bee a q a sunflower honey q moneybag q
      `),
      strip(`
        blossom sunflower bear k moneybag moneybag bear honey j q a j sunflower sunflower honey moneybag
        a a bee moneybag k q honey j q q blossom k bee honey k a
        j honey q k j j bear q a sunflower j bear a a bear moneybag
        k q bee bee k sunflower a bee sunflower j q q sunflower j k moneybag
      `),
      strip(`
        j j q blossom k bear a sunflower bear bee j bear moneybag bee j honey
        j a q moneybag honey a a a honey j bee sunflower sunflower k blossom k
        bee moneybag honey j q sunflower honey q sunflower sunflower k bear moneybag a k j
        k a q sunflower a q q k moneybag moneybag k bear q j q bee
      `),
      strip(`
        a j a j j k q q moneybag a bear q sunflower sunflower a a
        moneybag honey bee k k honey q moneybag blossom q k k j a a bear
        j j moneybag bear a sunflower bee j sunflower bee j k sunflower honey bee q
        k bear moneybag honey blossom bear k q sunflower sunflower honey j moneybag bee q q
      `),
      strip(`
        q a moneybag sunflower q moneybag blossom bee k bee k j sunflower j sunflower k
        honey q a bear k j a q moneybag q k bear sunflower k bee moneybag
        honey bear j a j moneybag q moneybag k sunflower sunflower bee bee j j q
        j honey honey honey bear sunflower k a q blossom q k j a a a
      `),
    ],
  },
  freeSpins: [12, 18, 30],
  freeSpinsMax: 60,
  meter: [
    { wilds: 10, multiplier: 2 },
    { wilds: 25, multiplier: 3 },
    { wilds: 45, multiplier: 5 },
  ],
  cap: 10_000,
};

export const honeycombHeist: SlotGame = {
  gameId: 'honeycomb-heist',
  kind: 'lines',
  model,
  stated: {
    rtp: '95.51',
    rtpBeyondCap: 0,
    volatilityIndex: 5.49,
    hitRate: 0.4526,
    featureRate: 0.0071,
    maxWinMultiple: 10_000,
    odds: { hundred: 37_600, thousand: RAREST_ODDS, cap: RAREST_ODDS },
  },
};
