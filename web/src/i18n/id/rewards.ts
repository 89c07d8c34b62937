export const rewards = {
  title: 'Hadiah selamat datang',
  text: 'Satu putaran gratis: {{min}} sampai {{max}} uang main untuk dompet {{currency}} Anda.',
  wheel_other: 'Roda hadiah dengan {{count}} bagian',
  sealed: 'Hasilnya sudah disegel. SHA-256 dari benihnya:',
  spin: 'Putar roda',
  spinning: 'Berputar…',
  won: 'Anda menang',
  wonText: 'Sudah ada di dompet {{currency}} Anda, siap dimainkan.',
  verdict: {
    proven: 'Diperiksa di perangkat ini: benihnya yang disegel dan menunjuk hadiah ini.',
    failed: 'Benih dan hadiah tidak cocok. Mohon beri tahu tim bantuan kami.',
    unknown:
      'Peramban ini tidak bisa menghitung pemeriksaannya di sini. Salin benihnya untuk diperiksa di tempat lain.',
  },
  hash: 'Hash, sebelumnya',
  serverSeed: 'Benih server',
  clientSeed: 'Benih klien',
  nonce: 'Nonce',
  toGames: 'Cari permainan',
  done: 'Selesai',
  claimed: {
    title: 'Hadiah selamat datang sudah Anda terima',
    text: 'Hadiah diundi sekali untuk setiap pemain. Deposit pertama Anda juga digandakan.',
  },
  firstDeposit: {
    title: 'Deposit pertama Anda dihitung dua kali',
    text: 'Kami menambahkan jumlah yang sama sekali lagi, hingga {{max}}, di dompet {{currency}} Anda.',
    action: 'Ambil bonus',
  },
} as const;
