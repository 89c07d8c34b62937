/** Texts of the features of slots; the other languages satisfy this shape. */
export const slotEn = {
  anywhere: {
    title: 'Pays anywhere',
    cover: 'Anywhere',
    bet: 'Bet · pays anywhere',
    paysNote: 'At your bet of {{amount}}; a unit is {{line}}. Multiples are of the unit.',
    text: '{{count}} or more equal symbols pay wherever they land. Winners vanish, what is above them falls into their place and new symbols follow, which may pay again. A spin has {{falls}} falls at most.',
    countRange: '{{from}}–{{to}}',
    countFrom: '{{from}}+',
    scatterStays: 'Stays on the reels until the spin is over.',
    freeSpinsFrom:
      '{{scatters}} or more {{symbol}} at the end of a spin give {{spins}} free spins.',
  },
  ladder: {
    title: 'Multiplier',
    note: 'Every fall lifts it. The next spin starts again.',
    text: 'It multiplies what the spin pays as it lands, and then what each fall pays.',
    base: 'Paid spins',
    free: 'Free spins',
  },
  mystery: {
    title: 'Mystery symbol',
    text: 'All symbols “{{symbol}}” of a spin turn into the same symbol, which is drawn once for the spin.',
    turn: '{{symbol}}: {{count}} in {{of}}',
  },
  wildReels: {
    title: 'Wild reels',
    text: 'A symbol “{{symbol}}” makes its whole reel wild and holds it while the other reels spin once more for free. Every reel that becomes wild then gives one more spin.',
    multiplier_one: '{{count}} wild reel: every win ×{{multiplier}}',
    multiplier_other: '{{count}} wild reels: every win ×{{multiplier}}',
    respin: 'Respin {{spin}}',
  },
  proofSteps: {
    base: 'Paid spin',
    free: 'Free spin',
    respin: 'Respin',
    fall: 'Fall',
    events: 'Events {{events}}',
  },
  slotResult: {
    total: 'Total win',
  },
} as const;
