export const notifications = {
  title: 'Notifikasi',
  filter: 'Tampilkan',
  tabs: {
    all: 'Semua',
    unread: 'Belum dibaca',
    system: 'Sistem',
    activity: 'Aktivitas',
  },
  unread: 'belum dibaca',
  new: 'Baru:',
  readAll: 'Tandai semua sudah dibaca',
  refresh: 'Perbarui',
  older: 'Muat yang lebih lama',
  today: 'Hari ini',
  earlier: 'Sebelumnya',
  justNow: 'baru saja',
  remove: 'Hapus “{{title}}”',
  none: 'Belum ada kabar',
  noneText: 'Deposit, bonus, dan kabar dari Fairhall muncul di sini.',
  noneHere: 'Tidak ada di sini',
  noneHereText: 'Mungkin ada di tab lain.',
  sampleTitle: 'Data contoh',
  sampleText: '{{error}}. Ini hanya contoh, bukan notifikasi Anda.',
  samples: {
    system: {
      title: 'Pemeliharaan selesai',
      message: 'Semua meja sudah kembali. Terima kasih sudah menunggu.',
    },
    activity: {
      title: 'Minggu Anda di Fairhall',
      message: 'Ronde Anda minggu ini ada di riwayat.',
    },
    game: {
      title: 'Satu ronde ditutup untuk Anda',
      message: 'Hasilnya ada di riwayat Anda.',
    },
    bonus: {
      title: 'Deposit pertama Anda digandakan',
      message: 'Bonusnya sudah ada di dompet Anda.',
    },
    deposit: {
      title: 'Deposit diterima',
      message: 'Deposit Anda sudah ada di dompet.',
    },
    withdrawal: {
      title: 'Penarikan diajukan',
      message: 'Bank sedang dihubungi.',
    },
    warning: {
      title: 'Jaga keamanan akun Anda',
      message: 'Gunakan kata sandi yang tidak Anda pakai di tempat lain.',
    },
    promotion: {
      title: 'Baru di lobi',
      message: 'Enam permainan baru saja dibuka.',
    },
  },
} as const;
