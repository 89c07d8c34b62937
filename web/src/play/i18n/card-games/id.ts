/** As in `en.ts`. */
export const cardGamesId = {
  poker: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Dua pasang',
    pair: 'Satu pasang',
    highCard: 'Kartu tertinggi',
  },
  jacks: {
    jacksOrBetter: 'Jack atau lebih',
    nothing: 'Tidak ada kombinasi menang',
    paytable: 'Bayaran tiap kombinasi',
    hand: 'Kartu Anda',
    hold: 'Tahan',
    held: 'Ditahan',
    cardHeld: '{{place}}: {{card}}, ditahan',
    cardFree: '{{place}}: {{card}}, tidak ditahan',
    dealt: 'Dibagikan: {{hand}}',
    drawNew_one: 'Tukar {{count}} kartu',
    drawNew_other: 'Tukar {{count}} kartu',
    keepAll: 'Simpan kelimanya',
    best: 'Pilihan terbaik',
    bestIs: 'Pilihan terbaik: {{cards}}.',
    bestNone: 'Pilihan terbaik: tidak ada, tukar kelima kartu.',
    rules:
      'Lima kartu dibagikan dari dek baru berisi 52 kartu. Tahan berapa pun, atau tidak sama sekali; sisanya ditukar sekali dari dek yang sama. Bayaran mengikuti kombinasinya, satu pasang mulai dari jack.',
    rulesKeys:
      'Ketuk kartu atau tekan 1 sampai 5 untuk menahan atau melepasnya. “Pilihan terbaik” menandai kartu yang rata-rata mengembalikan paling banyak, dihitung tepat dari semua penukaran.',
    rulesRtp:
      'Pengembalian yang tertera berlaku untuk pilihan terbaik pada setiap pembagian, dijumlahkan dari seluruh 2.598.960 pembagian.',
    rulesGone: 'Ronde yang dibiarkan terbuka 24 jam menyimpan kelima kartu apa adanya.',
  },
  holdem: {
    dealer: 'Bandar',
    board: 'Meja',
    you: 'Anda',
    ante: 'Ante',
    call: 'Ikut',
    fold: 'Mundur',
    turn: 'Anda punya: {{hand}}',
    notQualified: 'Tidak memenuhi syarat',
    resultFolded: 'Anda mundur',
    resultNotQualified: 'Bandar tidak memenuhi syarat: {{player}}',
    resultWon: '{{player}} lawan {{dealer}}: Anda menang',
    resultLost: '{{player}} lawan {{dealer}}: bandar menang',
    resultTied: '{{player}} di kedua sisi',
    antePays: 'Ante membayar',
    otherHands: 'Semua kombinasi lain',
    rules:
      'Anda mendapat dua kartu dan meja tiga kartu dari dek baru. Mundur dari ante, atau ikut dengan dua kali lipatnya: lalu datang dua kartu lagi di meja dan dua kartu bandar. Lima kartu terbaik dari tujuh yang menang.',
    rulesQualify:
      'Bandar perlu sepasang empat atau lebih baik untuk bermain. Tanpa itu, ante membayar menurut kombinasi Anda dan taruhan ikut kembali. Jika bermain, kombinasi terbaik menang: ante membayar menurut kombinasi Anda dan taruhan ikut 1 banding 1. Kombinasi sama mengembalikan keduanya.',
    rulesAdvice:
      'Saran kami: ikut bila ada pasangan atau lebih baik yang memakai kartu Anda, empat kartu sejenis, atau empat kartu dalam satu straight. Selain itu, hitung dua kali kartu tertinggi dan satu kali kartu terendah Anda (jack 11, queen 12, king 13, as 14). Tambah 3 bila kartu Anda termasuk tiga kartu sejenis, tambah 1 bila ada pasangan di meja, kurangi 8 bila meja terdiri dari satu jenis yang tidak Anda miliki, dan ikut mulai dari 25.',
    rulesRtp:
      'Pengembalian yang tertera berlaku untuk saran ini, dijumlahkan dari semua yang bisa dibagikan; bermain tanpa kesalahan mengembalikan 97,84%.',
    rulesGone: 'Ronde yang dibiarkan terbuka 24 jam dianggap mundur.',
  },
  tide: {
    higher: 'Lebih tinggi',
    lower: 'Lebih rendah',
    collect: 'Ambil',
    prompt: 'Kartu berikutnya lebih tinggi atau lebih rendah?',
    promptOn: 'Lanjut atau ambil?',
    cards: '{{right}} dari {{unseen}} kartu',
    brings: 'Menjadi {{amount}}',
    none: 'Tidak tersedia',
    sideLabel: '{{side}}: {{right}} dari {{unseen}} kartu, menjadi {{amount}}',
    chain: 'Rangkaian Anda',
    now: 'Kartu untuk ditebak',
    right_one: '{{count}} benar',
    right_other: '{{count}} benar',
    resultLost: '{{card}} mengakhiri rangkaian',
    resultCollected_one: '{{count}} tebakan benar diambil',
    resultCollected_other: '{{count}} tebakan benar diambil',
    rules:
      'Satu kartu dari dek baru terbuka. Tebak apakah kartu berikutnya lebih tinggi atau lebih rendah; as paling rendah, king paling tinggi, dan nilai yang sama kalah. Setelah tiap tebakan benar, lanjut atau ambil.',
    rulesOdds:
      'Peluang mengikuti kartu yang tersisa: nilai rangkaian adalah 97% taruhan dibagi peluang semua tebakannya, dibulatkan ke bawah ke persen utuh. Rumah mengambil bagiannya sekali saja, sepanjang apa pun rangkaiannya: setiap rangkaian rata-rata mengembalikan lebih dari 96% dan paling banyak 97%.',
    rulesRtp:
      'Pengembalian yang tertera berlaku untuk satu tebakan di sisi yang lebih mungkin, lalu langsung diambil.',
    rulesLimits:
      'Dua belas tebakan benar diambil dengan sendirinya, dan tebakan yang membawa lebih dari 1.000 kali taruhan tidak ditawarkan.',
    rulesGone:
      'Ronde yang dibiarkan terbuka 24 jam diambil; tanpa tebakan benar sejauh itu, sisi yang lebih mungkin ditebak sekali untuk Anda.',
  },
} as const;
