import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines10, strip } from './strips-and-paylines.ts';

/**
 * Parade 7: 5×3, 10 lines, wild drum, scatter confetti.
 *
 * Low volatility: every fruit pays well for three, the best symbols pay little more than a good
 * fruit except for five drums, there is no multiplier, and free spins are short and frequent (once
 * in 45 spins; 5, 8 or 12 of them, 30 at most). Paid and free spins have strips of the same counts.
 * The largest win of 5,000 stakes takes free spins full of drums.
 */
const model: LinesModel = {
  symbols: [
    { name: 'drum', role: 'wild', pays: [50, 150, 1100] },
    { name: 'seven', role: 'regular', pays: [50, 150, 500] },
    { name: 'bell', role: 'regular', pays: [35, 90, 250] },
    { name: 'melon', role: 'regular', pays: [24, 60, 150] },
    { name: 'grapes', role: 'regular', pays: [18, 45, 120] },
    { name: 'lemon', role: 'regular', pays: [11, 28, 65] },
    { name: 'orange', role: 'regular', pays: [11, 28, 65] },
    { name: 'cherry', role: 'regular', pays: [9, 22, 55] },
    { name: 'confetti', role: 'scatter', pays: [2, 5, 20] },
  ],
  lines: paylines10,
  strips: {
    base: [
      strip(`
        melon lemon cherry orange grapes cherry seven lemon melon cherry lemon melon bell lemon grapes confetti
        bell cherry grapes melon orange lemon cherry bell orange lemon melon grapes orange seven confetti orange
        cherry grapes lemon orange bell lemon grapes orange lemon cherry orange drum cherry melon orange grapes
        cherry lemon orange grapes confetti seven bell melon cherry bell melon grapes orange seven lemon cherry
      `),
      strip(`
        melon cherry lemon orange grapes cherry lemon orange bell seven lemon orange grapes cherry lemon bell
        seven lemon drum melon orange grapes bell cherry seven lemon bell grapes orange lemon cherry confetti
        grapes bell melon grapes cherry drum orange melon grapes bell confetti cherry melon orange lemon cherry
        melon lemon orange melon grapes cherry confetti grapes cherry orange drum cherry lemon melon seven orange
      `),
      strip(`
        cherry lemon orange confetti cherry lemon grapes orange melon bell lemon orange cherry lemon grapes orange
        melon lemon seven grapes cherry orange melon grapes orange cherry bell orange melon lemon bell drum
        lemon bell confetti seven grapes orange seven grapes lemon melon drum cherry melon lemon bell grapes
        orange cherry confetti orange melon cherry lemon bell cherry melon grapes drum cherry bell seven grapes
      `),
      strip(`
        grapes orange bell cherry grapes melon lemon drum orange bell seven melon grapes cherry lemon seven
        grapes cherry orange lemon cherry orange grapes lemon melon bell grapes confetti seven orange lemon grapes
        bell cherry lemon bell melon grapes orange cherry lemon orange melon bell cherry melon bell lemon
        cherry confetti orange seven melon lemon cherry grapes drum cherry orange lemon melon orange confetti drum
      `),
      strip(`
        confetti orange cherry melon grapes seven orange lemon bell melon orange lemon cherry grapes lemon orange
        grapes cherry melon lemon cherry drum lemon bell cherry orange confetti bell cherry orange melon bell
        cherry grapes orange cherry lemon seven bell grapes melon bell lemon cherry grapes melon seven orange
        lemon confetti cherry bell melon seven orange drum grapes melon lemon grapes cherry orange lemon grapes
      `),
    ],
    free: [
      strip(`
        grapes cherry lemon orange cherry grapes orange melon cherry grapes orange cherry lemon melon confetti orange
        lemon melon orange bell lemon grapes confetti cherry lemon melon cherry lemon seven orange lemon melon
        orange cherry grapes orange melon cherry orange lemon grapes bell cherry seven lemon orange melon bell
        seven lemon grapes bell cherry grapes orange melon bell cherry grapes seven confetti bell lemon drum
      `),
      strip(`
        lemon grapes cherry orange seven melon lemon grapes cherry orange lemon cherry orange bell melon lemon
        seven grapes cherry melon orange bell cherry drum lemon grapes bell orange grapes confetti lemon grapes
        melon lemon orange melon grapes cherry orange bell drum melon cherry orange confetti cherry lemon bell
        cherry grapes lemon cherry seven orange melon grapes cherry melon seven confetti drum lemon orange bell
      `),
      strip(`
        bell orange melon lemon grapes melon cherry grapes melon bell grapes cherry lemon orange bell lemon
        melon orange grapes bell orange seven lemon cherry orange seven cherry orange lemon cherry bell lemon
        grapes confetti seven grapes lemon confetti orange lemon cherry melon seven drum cherry grapes orange cherry
        drum orange bell cherry grapes melon lemon confetti orange grapes melon bell lemon cherry drum melon
      `),
      strip(`
        grapes bell lemon orange grapes cherry bell orange drum bell lemon grapes cherry lemon melon bell
        grapes lemon cherry melon lemon grapes drum confetti cherry melon grapes cherry seven drum orange lemon
        cherry grapes orange lemon confetti orange lemon bell orange melon cherry seven bell cherry melon orange
        grapes melon cherry seven melon bell orange melon grapes orange lemon cherry orange confetti lemon seven
      `),
      strip(`
        lemon cherry melon seven grapes orange lemon grapes cherry melon orange cherry lemon orange melon cherry
        confetti drum seven orange bell cherry orange bell melon grapes orange lemon seven cherry grapes lemon
        cherry confetti lemon bell cherry grapes lemon bell cherry melon lemon orange grapes bell cherry grapes
        lemon melon cherry orange seven grapes lemon melon bell orange grapes confetti orange drum melon bell
      `),
    ],
  },
  freeSpins: [5, 8, 12],
  freeSpinsMax: 30,
  meter: [],
  cap: 5000,
};

export const parade7: SlotGame = {
  gameId: 'parade-7',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.08',
    rtpBeyondCap: 0,
    volatilityIndex: 4.57,
    hitRate: 0.3162,
    featureRate: 0.0223,
    maxWinMultiple: 5000,
    odds: { hundred: 1_620_000, thousand: RAREST_ODDS, cap: RAREST_ODDS },
  },
};
