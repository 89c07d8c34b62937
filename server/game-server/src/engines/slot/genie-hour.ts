import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';
import type { WishesModel } from './wishes-model.ts';

/**
 * Genie Hour: 5×3, 20 lines, wild genie; three hourglasses grant a wish, once in 45 spins.
 *
 * Three lamps, one of which opens: 12 free spins × 1, 6 × 2 or 4 × 3. All return exactly the same and
 * grant no further wish; genies are twice as frequent in them, and there are no hourglasses.
 */
const model: WishesModel = {
  symbols: [
    { name: 'genie', role: 'wild', pays: [40, 130, 1000] },
    { name: 'lamp', role: 'regular', pays: [34, 100, 600] },
    { name: 'ring', role: 'regular', pays: [26, 74, 280] },
    { name: 'scroll', role: 'regular', pays: [23, 62, 190] },
    { name: 'olive', role: 'regular', pays: [16, 44, 130] },
    { name: 'a', role: 'regular', pays: [9, 26, 78] },
    { name: 'k', role: 'regular', pays: [8, 23, 64] },
    { name: 'q', role: 'regular', pays: [7, 20, 54] },
    { name: 'j', role: 'regular', pays: [7, 16, 44] },
    { name: 'hourglass', role: 'scatter', pays: [2, 5, 20] },
  ],
  lines: paylines20,
  strips: {
    base: [
      strip(`
        q lamp q q lamp hourglass j j scroll hourglass olive q ring a ring lamp
        ring k a ring scroll j k a k k scroll a olive q ring olive
        j a j olive hourglass scroll j olive q olive olive olive a lamp scroll scroll
        j k genie k q k j genie q k k j a a lamp q
      `),
      strip(`
        j scroll lamp k genie hourglass ring q hourglass j k a a k ring j
        scroll scroll ring q olive a q j olive olive q ring genie j olive scroll
        k genie k a ring olive j k j a q a hourglass a k j
        olive q q ring olive j lamp scroll q lamp q scroll k lamp a scroll
      `),
      strip(`
        q q k a a a hourglass j scroll hourglass a lamp scroll ring olive k
        genie j lamp ring j k q olive q ring j genie j j scroll scroll
        q olive a ring j k olive ring k lamp q scroll k k hourglass a
        a k j genie a olive scroll j q lamp olive olive scroll q ring q
      `),
      strip(`
        j j scroll a j hourglass olive a q j hourglass olive scroll q k lamp
        a ring k k a q genie ring olive scroll genie q j q hourglass q
        olive k a ring lamp q q ring lamp ring a a a lamp ring q
        j olive k j j scroll j olive olive olive k genie scroll k k scroll
      `),
      strip(`
        scroll a q a lamp olive q scroll genie olive j hourglass a j j k
        q hourglass a k olive olive k k ring j k scroll ring q q a
        ring olive q a scroll lamp k lamp k j genie hourglass ring ring scroll olive
        a j olive q olive q j lamp j k genie scroll a j scroll q
      `),
    ],
    free: [
      strip(`
        lamp scroll scroll j j q q genie lamp scroll scroll j genie ring k k
        a q a lamp ring j q j a k q a j a scroll olive
        q genie ring a j olive ring lamp k a genie scroll olive k k k
        olive ring j olive q a scroll ring k q k olive lamp j olive q
      `),
      strip(`
        genie scroll olive ring j k q a q q k genie q j scroll scroll
        j a scroll q k olive ring a q genie lamp a a ring scroll j
        k olive j a k genie q lamp j olive olive j genie scroll lamp genie
        k ring j j k olive q q lamp a k genie a scroll ring olive
      `),
      strip(`
        q k j lamp scroll a genie ring ring a k a olive ring q q
        scroll genie k j olive k k a ring j lamp k scroll q q j
        genie lamp olive olive genie lamp k q q ring a k j ring olive scroll
        q olive scroll j olive a j j scroll j lamp a genie scroll a q
      `),
      strip(`
        a j a j j q j q scroll k genie q olive a a a
        olive lamp ring q q ring j olive genie q k k j k a genie
        j ring olive lamp k a scroll j olive scroll genie k a ring ring q
        k genie scroll ring genie lamp k j olive olive lamp ring scroll scroll q q
      `),
      strip(`
        j k scroll olive q scroll genie scroll k ring q lamp a j olive k
        lamp q a lamp q genie k q olive j k genie olive k scroll scroll
        ring genie j a j scroll q olive k olive olive ring ring j scroll q
        j lamp lamp ring genie a q a j genie q k j a a a
      `),
    ],
  },
  wishes: [
    { spins: 12, multiplier: 1 },
    { spins: 6, multiplier: 2 },
    { spins: 4, multiplier: 3 },
  ],
  cap: 2500,
};

export const genieHour: SlotGame = {
  gameId: 'genie-hour',
  kind: 'wishes',
  model,
  stated: {
    rtp: '96.20',
    rtpBeyondCap: 0,
    volatilityIndex: 7.22,
    hitRate: 0.3563,
    featureRate: 0.0223,
    maxWinMultiple: 2500,
    odds: { hundred: 11_100, thousand: RAREST_ODDS, cap: RAREST_ODDS },
  },
};
