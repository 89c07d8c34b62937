import type { BookModel } from './book-model.ts';
import type { SlotGame } from './slot-game.ts';
import { paylines10, strip } from './strips-and-paylines.ts';

/**
 * Scarab Vault: 5×3, 10 lines, wild scarab on every reel, scatter temple, and a book.
 *
 * High volatility: free spins (10, 12 or 15, 30 at most) start once in 140 spins and draw one symbol,
 * which fills its reels after the lines and pays wherever they are. Each of the eight symbols makes them
 * worth 38 to 84 stakes. Five crowns that fill their reels are the largest win of 5,000 stakes.
 */
const model: BookModel = {
  tickets: [
    { symbol: 'crown', count: 2 },
    { symbol: 'amphora', count: 3 },
    { symbol: 'key', count: 3 },
    { symbol: 'amulet', count: 4 },
    { symbol: 'a', count: 5 },
    { symbol: 'k', count: 5 },
    { symbol: 'q', count: 5 },
    { symbol: 'j', count: 5 },
  ],
  lines: {
    symbols: [
      { name: 'scarab', role: 'wild', pays: [26, 420, 6500] },
      { name: 'crown', role: 'regular', pays: [44, 280, 5000] },
      { name: 'amphora', role: 'regular', pays: [35, 170, 1400] },
      { name: 'key', role: 'regular', pays: [25, 100, 600] },
      { name: 'amulet', role: 'regular', pays: [18, 70, 400] },
      { name: 'a', role: 'regular', pays: [8, 25, 100] },
      { name: 'k', role: 'regular', pays: [8, 24, 95] },
      { name: 'q', role: 'regular', pays: [7, 19, 80] },
      { name: 'j', role: 'regular', pays: [6, 16, 60] },
      { name: 'temple', role: 'scatter', pays: [2, 10, 100] },
    ],
    lines: paylines10,
    strips: {
      base: [
        strip(`
          amphora q j j scarab k k q amulet crown amphora k k a q amulet
          amulet temple j k q a a a q j a amulet amulet crown k temple
          j scarab q q amphora k j a key a j k q crown key q
          key key a q amulet key j j q k amphora k a a j j
        `),
        strip(`
          j scarab k a key a j k amphora amulet scarab j a q k key
          key key q amulet temple amulet a j j j amphora j a k j amulet
          a key amphora j k temple amulet q k amphora q q k q k k
          a amulet q crown q k j a q a q crown crown q j q
        `),
        strip(`
          key a k temple q amulet q j amulet q a k crown scarab k k
          amphora k q amphora q amulet temple q crown q amulet j j amulet q key
          scarab j j crown j k amphora a a a key a j k amulet j
          key a k a key q amphora k q j a j j q k j
        `),
        strip(`
          q scarab q a amulet key a amulet k j j amphora j k j q
          q temple k key j k q key j amulet crown temple k k amulet amulet
          j j a a q amphora amphora k j k key a a q k k
          q crown amphora k crown q j scarab a j a key q a q amulet
        `),
        strip(`
          a temple q a j q j temple amphora crown q q crown j a k
          q j k amulet a j k k amulet key q amulet a j q scarab
          amphora k amulet j k a k a key scarab crown k amulet amphora a a
          a q j k j q j key k q amulet amphora q key key j
        `),
      ],
      free: [
        strip(`
          q key a k amphora j crown j a scarab crown amulet q q amulet a
          a k q a j scarab amphora amulet k key j key scarab j q temple
          crown amulet key key amphora k scarab k temple k a amulet key q k q
          q a k a amulet j j j j k a amulet crown q amphora amphora
        `),
        strip(`
          q q crown temple crown crown a amulet q amphora j j a a q q
          q key amulet key scarab amulet j a amphora amphora k amulet temple j key j
          crown scarab q k j a amphora key k a k a key q k q
          scarab amphora j j k amulet scarab k k a q key amulet j amulet k
        `),
        strip(`
          amulet q key a a amulet amphora amulet k amphora scarab q crown j key j
          amphora k q amulet j crown key amulet key k scarab a q a q temple
          j a k k crown amulet amphora temple scarab amphora q key k k j amulet
          j q j j j k q k j a q a scarab crown a key
        `),
        strip(`
          scarab key crown q k j amulet j q amphora k key temple amphora q crown
          amphora amulet j k q crown key key amphora a q j q key scarab a
          amulet amulet q k a amphora j temple amulet j a a key k scarab q
          crown a scarab k j k k k q a amulet a j amulet k j
        `),
        strip(`
          a key amulet a a amphora crown amulet temple scarab k amulet a a key a
          j amphora temple key k j q q q key j key j a a crown
          k j amphora a q q j j k crown scarab q k q amulet k
          amphora amulet amphora k key scarab j j scarab k crown amulet q k amulet q
        `),
      ],
    },
    freeSpins: [10, 12, 15],
    freeSpinsMax: 30,
    meter: [],
    cap: 5000,
  },
};

export const scarabVault: SlotGame = {
  gameId: 'scarab-vault',
  kind: 'book',
  model,
  stated: {
    rtp: '96.52',
    rtpBeyondCap: 0.000112881,
    volatilityIndex: 18.92,
    hitRate: 0.2638,
    featureRate: 0.0071,
    maxWinMultiple: 5000,
    odds: { hundred: 1000, thousand: 203_000, cap: 1_190_000 },
  },
};
