export const errors = {
  network: 'Kesalahan jaringan',
  timeout: 'Waktu permintaan habis',
  requestFailed: 'Permintaan gagal',
  forbidden: 'Tidak ada izin akses',
  notFound: 'Sumber daya yang diminta tidak ditemukan',
  internal: 'Kesalahan server internal',
  refreshFailed: 'Gagal memperbarui, silakan coba lagi',
  loginRequired: 'Silakan masuk dahulu',
  sessionExpired: 'Sesi berakhir, silakan masuk lagi',
  kickedOut: 'Akun Anda telah masuk di perangkat lain. Demi keamanan, Anda telah dikeluarkan.',
  unexpected: {
    title: 'Terjadi kesalahan di halaman ini',
    text: 'Saldo Anda tidak berubah. Muat ulang halaman untuk melanjutkan.',
    reload: 'Muat ulang',
  },
  loadTitle: 'Bagian ini gagal dimuat',
  offline: {
    title: 'Anda sedang offline.',
    text: 'Menampilkan data pukul {{time}}. Permainan berlanjut saat koneksi kembali.',
    waiting: 'Ini muncul begitu koneksi kembali.',
  },
} as const;
