export const slotId = {
  anywhere: {
    title: 'Bayar di mana saja',
    cover: 'Di mana saja',
    bet: 'Taruhan · di mana saja',
    paysNote: 'Dengan taruhan {{amount}}; satu unit {{line}}. Kelipatan dihitung dari unit.',
    text: '{{count}} atau lebih simbol sama membayar di mana pun letaknya. Pemenang lenyap, yang di atasnya jatuh, lalu simbol baru menyusul jatuh dan bisa membayar lagi. Satu putaran paling banyak {{falls}} jatuhan.',
    countRange: '{{from}}–{{to}}',
    countFrom: '{{from}}+',
    scatterStays: 'Tetap di gulungan sampai putaran selesai.',
    freeSpinsFrom:
      '{{scatters}} atau lebih {{symbol}} di akhir putaran memberi {{spins}} putaran gratis.',
  },
  ladder: {
    title: 'Pengganda',
    note: 'Setiap jatuhan menaikkannya. Putaran berikutnya mulai lagi.',
    text: 'Mengalikan yang dibayar saat putaran mendarat, lalu yang dibayar setelah tiap jatuhan.',
    base: 'Putaran berbayar',
    free: 'Putaran gratis',
  },
  mystery: {
    title: 'Simbol misteri',
    text: 'Semua simbol “{{symbol}}” dalam satu putaran berubah menjadi simbol yang sama, diundi sekali per putaran.',
    turn: '{{symbol}}: {{count}} dari {{of}}',
  },
  wildReels: {
    title: 'Gulungan wild',
    text: 'Simbol “{{symbol}}” membuat seluruh gulungannya wild dan menahannya selagi gulungan lain berputar sekali lagi tanpa biaya. Setiap gulungan yang lalu menjadi wild memberi satu putaran lagi.',
    multiplier_one: '{{count}} gulungan wild: setiap kemenangan ×{{multiplier}}',
    multiplier_other: '{{count}} gulungan wild: setiap kemenangan ×{{multiplier}}',
    respin: 'Putaran ulang {{spin}}',
  },
  proofSteps: {
    base: 'Putaran berbayar',
    free: 'Putaran gratis',
    respin: 'Putaran ulang',
    fall: 'Jatuhan',
    events: 'Kejadian {{events}}',
  },
  slotResult: {
    total: 'Total kemenangan',
  },
};
