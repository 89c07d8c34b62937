import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Genie Hour: 5×3, 20 lines, wild genie, scatter hourglass: three free spins every eleven spins.
 *
 * Medium volatility from many small features: any three hourglasses award three free spins,
 * repeatedly up to 15; the first, second and third genie in them raise the multiplier of every
 * later win to ×2, ×3 and ×4. Lamps on all lines in most of them reach the largest win.
 */
const model: LinesModel = {
  symbols: [
    { name: 'genie', role: 'wild', pays: [36, 110, 600] },
    { name: 'lamp', role: 'regular', pays: [30, 88, 460] },
    { name: 'ring', role: 'regular', pays: [24, 66, 240] },
    { name: 'scroll', role: 'regular', pays: [20, 54, 160] },
    { name: 'olive', role: 'regular', pays: [14, 40, 115] },
    { name: 'a', role: 'regular', pays: [8, 22, 64] },
    { name: 'k', role: 'regular', pays: [7, 20, 54] },
    { name: 'q', role: 'regular', pays: [6, 16, 45] },
    { name: 'j', role: 'regular', pays: [6, 14, 38] },
    { name: 'hourglass', role: 'scatter', pays: [1, 3, 10] },
  ],
  lines: paylines20,
  strips: {
    base: [
      strip(`
        q lamp q q lamp hourglass j j scroll hourglass olive q ring a ring lamp
        ring k a ring scroll j k a k k scroll a hourglass q ring olive
        j a j olive hourglass scroll j olive q olive olive olive a lamp scroll scroll
        j k genie k q k j genie q k k j a a hourglass q
      `),
      strip(`
        j scroll lamp k genie hourglass ring q hourglass j k a a k ring j
        scroll scroll hourglass q olive a q j olive olive q ring genie j olive scroll
        k genie k a ring olive j k j a q a hourglass a k j
        olive q q ring olive j lamp hourglass q lamp q scroll k lamp a scroll
      `),
      strip(`
        q q k a a a hourglass j scroll hourglass a lamp scroll ring olive k
        genie j lamp ring j k q olive q ring j genie j j scroll scroll
        q olive a hourglass j k olive ring k lamp q scroll k k hourglass a
        a k j genie a olive scroll j q lamp olive olive hourglass q ring q
      `),
      strip(`
        j j scroll a j hourglass olive a q j hourglass olive scroll q k lamp
        a ring k k a q genie ring hourglass scroll genie q j q hourglass q
        olive k a ring lamp q q ring lamp ring a a a lamp hourglass q
        j olive k j j scroll j olive olive olive k genie scroll k k scroll
      `),
      strip(`
        scroll a q a lamp olive q scroll genie olive j hourglass a j j k
        q hourglass a k olive olive k k ring j k hourglass ring q q a
        ring olive q a scroll lamp k lamp k j genie hourglass ring ring scroll hourglass
        a j olive q olive q j lamp j k genie scroll a j scroll q
      `),
    ],
    free: [
      strip(`
        lamp scroll scroll j j q q genie lamp scroll scroll j hourglass ring k k
        a q a hourglass ring j q j a k q a j a scroll olive
        q hourglass ring a j olive hourglass lamp k a genie hourglass olive k k k
        olive ring j olive q a scroll ring k q k olive lamp j olive q
      `),
      strip(`
        hourglass scroll olive ring j k q a q q k genie q j scroll scroll
        j a scroll q k olive ring a q hourglass lamp a a ring hourglass j
        k olive j a k genie q lamp j olive olive j hourglass scroll lamp hourglass
        k ring j j k olive q q lamp a k genie a scroll ring olive
      `),
      strip(`
        q k j lamp scroll a genie ring ring a k a olive ring q q
        scroll hourglass k j olive k k a ring j lamp k scroll q q j
        genie lamp olive olive hourglass lamp k q q hourglass a k j ring olive hourglass
        q olive scroll j olive a j j scroll j hourglass a genie scroll a q
      `),
      strip(`
        a j a j j q j q scroll k genie q olive a a a
        olive lamp ring q q ring j olive hourglass q k k j k a genie
        j hourglass olive lamp k a scroll j olive scroll hourglass k a ring ring q
        k genie scroll ring hourglass lamp k j olive olive lamp hourglass scroll scroll q q
      `),
      strip(`
        j k scroll olive q scroll hourglass scroll k ring q hourglass a j olive k
        lamp q a lamp q hourglass k q olive j k genie olive k scroll scroll
        ring genie j a j scroll q olive k olive olive ring ring j hourglass q
        j lamp lamp ring genie a q a j hourglass q k j a a a
      `),
    ],
  },
  freeSpins: [3, 3, 3],
  freeSpinsMax: 15,
  meter: [
    { wilds: 1, multiplier: 2 },
    { wilds: 2, multiplier: 3 },
    { wilds: 3, multiplier: 4 },
  ],
  cap: 5000,
};

export const genieHour: SlotGame = {
  gameId: 'genie-hour',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.41',
    rtpBeyondCap: 0,
    volatilityIndex: 6.11,
    hitRate: 0.3882,
    featureRate: 0.0877,
    maxWinMultiple: 5000,
    odds: { hundred: 37_300, thousand: RAREST_ODDS, cap: RAREST_ODDS },
  },
};
