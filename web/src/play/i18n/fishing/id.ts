export const speciesId = {
  'reef-fish': 'Ikan karang',
  blowfish: 'Ikan buntal',
  turtle: 'Penyu',
  squid: 'Cumi-cumi',
  jellyfish: 'Ubur-ubur',
  dolphin: 'Lumba-lumba',
  octopus: 'Gurita',
  whale: 'Paus',
  shark: 'Hiu',
  chest: 'Peti harta',
  herring: 'Ikan haring',
  'sperm-whale': 'Paus badai',
  'ghost-ship': 'Kapal hantu',
  kraken: 'Kraken',
  shrimp: 'Udang',
  oyster: 'Tiram',
  crab: 'Kepiting',
  otter: 'Berang-berang',
  lobster: 'Lobster',
  'lobster-king': 'Raja lobster',
  'bomb-crab': 'Kepiting bom',
  'neon-fish': 'Ikan neon',
  'moon-jelly': 'Ubur-ubur bulan',
  'rose-jelly': 'Ubur-ubur mawar',
  'jelly-queen': 'Ratu ubur-ubur',
  'storm-jelly': 'Ubur-ubur petir',
};

export const fishingId = {
  fishing: {
    bet: 'Taruhan',
    lowerBet: 'Turunkan taruhan',
    raiseBet: 'Naikkan taruhan',
    level: 'Tembakan level {{level}}',
    lowerLevel: 'Meriam lebih lemah',
    raiseLevel: 'Meriam lebih kuat',
    costNow: 'Satu tembakan seharga {{amount}}.',
    fire: 'Tembak',
    auto: 'Tembak otomatis',
    autoStart: 'Tembak otomatis, {{count}} tembakan',
    autoStop: 'Hentikan tembak otomatis, tersisa {{count}} tembakan',
    water: 'Perairan. Ketuk seekor hewan untuk menembaknya, tahan untuk terus menembak.',
    targets: 'Kunci meriam pada satu spesies',
    target: '{{species}}, {{pays}}',
    targetAway: '{{species}}, {{pays}}, sedang tidak di perairan',
    waiting: 'Menunggu: {{species}}',
    coming: '{{species}} {{pays}} mendekat',
    here: '{{species}} {{pays}} telah tiba',
    lastCatches: 'Tangkapan terakhir',
    noCatches: 'Belum ada tangkapan',
    lastCatch: 'Tangkapan terakhir',
    caught: '{{species}} tertangkap: {{win}}.',
    column: 'Spesies',
    rulesShot:
      'Setiap tembakan ke seekor hewan adalah satu ronde tersendiri dan biayanya taruhan Anda dikali level meriam. Tangkapan membayar kelipatan dari harga itu.',
    rulesMiss:
      'Tembakan yang hanya mengenai air tidak berbiaya. Tembakan yang Anda bayar selalu sampai ke hewannya; tertangkap atau tidak diundi ulang untuk setiap tembakan, dan tembakan sebelumnya tidak dihitung.',
    rulesChance:
      'Peluangnya adalah pengembalian dibagi kelipatan, secara tepat: setiap spesies mengembalikan rata-rata {{rtp}}, apa pun sasaran dan harganya. Letak hewan, ukurannya, dan berapa kali terkena tidak mengubah apa pun.',
    rulesKeys:
      'Keyboard: spasi menembak, kiri dan kanan memilih sasaran, atas dan bawah level meriam, A untuk tembak otomatis.',
    rulesAuto: 'Tembak otomatis berhenti setelah {{count}} tembakan.',
    special: {
      'deepwater-bounty': 'Peti harta berisi 20, 50, 100, 200, atau 500 kali harga, rata-rata 50.',
      'kraken-tide':
        'Masing-masing dari delapan tentakel kraken bernilai 5, 15, 50, atau 100 kali harga: totalnya 40 sampai 800, rata-rata 200.',
      'lobster-lagoon':
        'Kepiting bom membawa serta 4, 6, 8, atau 10 hewan yang masing-masing bernilai 2, 3, atau 5 kali harga: totalnya 8 sampai 50, rata-rata 21.',
      'jelly-cannon':
        'Kilat ubur-ubur petir bernilai 10 kali harga dan melompat lagi dengan peluang setengah, paling banyak enam kali; setiap lompatan menggandakannya: 10 sampai 640, rata-rata 40.',
    },
  },
};
