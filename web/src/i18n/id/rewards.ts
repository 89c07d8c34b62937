export const rewards = {
  title: 'Hadiah selamat datang',
  text: 'Satu putaran gratis: {{min}} sampai {{max}} uang mainan untuk dompet {{currency}} Anda.',
  wheel_other: 'Roda hadiah dengan {{count}} bagian',
  commitment: 'Hasilnya sudah disegel. SHA-256 dari seed-nya:',
  spin: 'Putar roda',
  spinning: 'Berputar…',
  notLost: 'Putaran Anda tidak hilang: diundi satu kali, dan hadiahnya tetap milik Anda.',
  won: 'Anda menang',
  wonText: 'Sudah ada di dompet {{currency}} Anda, siap dimainkan.',
  verdict: {
    proven: 'Diperiksa di perangkat ini: seed-nya yang disegel dan menunjuk hadiah ini.',
    failed: 'Seed dan hadiah tidak cocok. Mohon beri tahu tim bantuan kami.',
    unknown:
      'Browser ini tidak bisa menghitung pemeriksaannya di sini. Salin seed-nya untuk diperiksa di tempat lain.',
  },
  hash: 'Hash, sebelumnya',
  serverSeed: 'Seed server',
  clientSeed: 'Seed klien',
  nonce: 'Nonce',
  toGames: 'Cari permainan',
  done: 'Selesai',
  toGame: 'Main sekarang',
  gameOpens: 'Permainan segera terbuka. Sentuh halaman atau tekan tombol untuk tetap di sini.',
  claimed: {
    title: 'Hadiah selamat datang sudah Anda terima',
    text: 'Hadiah diundi sekali untuk setiap pemain. Deposit pertama Anda juga digandakan.',
  },
  firstDeposit: {
    title: 'Deposit pertama Anda kami gandakan',
    text: 'Kami menambahkan jumlah yang sama sekali lagi, hingga {{max}}, di dompet {{currency}} Anda.',
    action: 'Ambil bonus',
  },
} as const;
