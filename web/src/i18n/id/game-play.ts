export const gamePlay = {
  frameTitle: '{{game}}, permainan',
  pageTitle: 'Permainan',
  loading: {
    title: 'Membuka {{game}}',
    fallbackTitle: 'Membuka permainan',
    text: 'Bermain dengan {{amount}} uang mainan dari dompet {{currency}} Anda.',
    slow: 'Ini lebih lama dari biasanya. Saldo Anda tidak tersentuh sampai Anda bertaruh.',
    noProofs: 'Penyedia permainan ini tidak menawarkan bukti: rondenya tidak dapat diverifikasi.',
    cancel: 'Kembali ke permainan',
  },
  leave: {
    title: 'Tinggalkan permainan?',
    text: 'Ronde yang sudah dimulai diselesaikan oleh server permainan, jadi tidak ada yang hilang. Anda bisa kembali kapan saja.',
    stay: 'Lanjut bermain',
    leave: 'Tinggalkan permainan',
  },
  offline: 'Anda sedang offline. Taruhan dijeda sampai koneksi kembali.',
  action: {
    relaunch: 'Muat ulang permainan',
    login: 'Masuk',
    welcome: 'Putar hadiah',
    deposit: 'Deposit',
    wallet: 'Pilih dompet',
    saferPlay: 'Bermain bijak',
    games: 'Kembali ke permainan',
    support: 'Hubungi dukungan',
  },
  problem: {
    invalidGame: {
      title: 'Permainan ini tidak ada',
      text: 'ID permainan tidak valid. Tautannya mungkin lama atau tidak lengkap. Tidak ada taruhan yang dipasang.',
    },
    gameInfo: {
      title: 'Permainan tidak dapat diperiksa',
      text: 'Gagal mengambil informasi permainan. Tidak ada taruhan yang dipasang.',
    },
    launchFailed: {
      title: 'Permainan tidak dimulai',
      text: 'Gagal memulai permainan. Tidak ada taruhan yang dipasang.',
    },
    launchRefused: {
      title: 'Permainan tidak dimulai',
      text: 'Gagal masuk: {{message}}. Silakan coba lagi. Tidak ada taruhan yang diambil.',
    },
    loginException: {
      title: 'Proses masuk ke permainan terputus',
      text: 'Gangguan saat masuk: server permainan tidak mengirim data atau pesan. Masuk lagi, atau hubungi layanan pelanggan bila terulang. Tidak ada taruhan yang dipasang.',
    },
    unavailable: {
      title: 'Permainan ini sedang ditutup',
      text: 'Penyedianya menariknya dari lobi. Semua permainan lain tetap buka, dan saldo Anda tidak berubah.',
    },
    accountBlocked: {
      title: 'Permainan dijeda di akun Anda',
      text: 'Jeda atau pengecualian diri sedang berlaku, jadi permainan tidak dapat dibuka sampai selesai. Saldo Anda tidak berubah.',
    },
    timeOut: {
      title: 'Permainan dijeda sampai {{time}}',
      text: 'Anda sedang jeda, jadi permainan tidak dapat dibuka sampai selesai. Putaran yang sudah mulai diselesaikan dan dibayar. Dompet dan penarikan Anda tetap berjalan.',
    },
    unknownCurrency: {
      title: 'Dompet ini tidak bisa dipakai di sini',
      text: 'Mata uang yang dipilih tidak tersedia. Pilih dompet lain lalu buka permainan lagi. Tidak ada taruhan yang diambil.',
    },
    insufficientBalance: {
      title: 'Dompet {{currency}} Anda kosong',
      text: 'Saldo dompet tidak cukup, silakan deposit dahulu. Ini uang mainan: tidak ada yang ditagih.',
    },
    welcomeReward: {
      title: 'Dompet {{currency}} Anda kosong',
      text: 'Hadiah selamat datang Anda masih ada: satu putaran gratis mengisi dompet ini, dan permainan terbuka.',
    },
    network: {
      title: 'Server permainan tidak menjawab',
      text: 'Koneksi jaringan gagal, tidak dapat terhubung ke server permainan. Periksa jaringan Anda dan coba lagi. Tidak ada taruhan yang diambil.',
    },
    initializationFailed: {
      title: 'Permainan tidak terbuka',
      text: 'Inisialisasi permainan gagal. Tidak ada taruhan yang dipasang.',
    },
    tokenInvalid: {
      title: 'Permainan tidak mengenali Anda',
      text: 'Validasi token gagal. Muat ulang untuk mendapat izin baru bagi permainan ini. Tidak ada taruhan yang dipasang.',
    },
    loginExpired: {
      title: 'Silakan masuk lagi',
      text: 'Sesi masuk Anda telah berakhir, jadi permainan berhenti. Ronde yang sudah Anda mulai diselesaikan dan dibayar, dan saldo Anda aman.',
    },
    tokenExpired: {
      title: 'Izin permainan kedaluwarsa',
      text: 'Token masuk telah kedaluwarsa. Silakan masuk lagi untuk terus bermain. Ronde yang sudah Anda mulai diselesaikan dan dibayar, dan saldo Anda aman.',
    },
    kickedOut: {
      title: 'Anda sedang bermain di tempat lain',
      text: 'Akun Anda telah masuk di perangkat lain. Demi keamanan, Anda telah dikeluarkan. Ronde yang sudah Anda mulai diselesaikan dan dibayar, dan saldo Anda aman.',
    },
    connectionLost: {
      title: 'Koneksi terputus',
      text: 'Permainan kehilangan servernya. Ronde yang sudah dimulai diselesaikan di sana dan terlihat saat Anda memuat ulang.',
    },
    loadFailed: {
      title: 'Permainan tidak termuat',
      text: 'Gagal memuat sumber daya. Saldo Anda tidak berubah.',
    },
    loginParameter: {
      title: 'Tautan permainan tidak lengkap',
      text: 'Kesalahan parameter masuk. Muat ulang untuk membuka permainan dengan tautan baru. Tidak ada taruhan yang dipasang.',
    },
    outdatedGame: {
      title: 'Permainan ini perlu diperbarui',
      text: 'Permainan ini dibuat untuk versi lain dari halaman permainan kami, jadi tidak bisa berjalan di sini sampai penyedianya memperbaruinya. Semua permainan lain tetap buka.',
    },
    blockedGame: {
      title: 'Permainan ini tidak bisa dibuka',
      text: 'Alamatnya tidak termasuk yang boleh dibuka halaman ini. Tidak ada taruhan yang dipasang, dan semua permainan lain tetap buka.',
    },
  },
} as const;
