export const paymentResult = {
  pageTitle: 'Pembayaran',
  looking: 'Mencari pesanan Anda…',
  pending: {
    title: 'Menunggu pembayaran',
    text: 'Mockpay belum mengonfirmasinya. Halaman ini terus memeriksa dan memperbarui diri.',
    paused:
      'Setelah beberapa lama masih belum ada kabar, jadi halaman ini berhenti memeriksa. Periksa lagi kapan saja.',
  },
  paid: {
    title: 'Pembayaran berhasil',
    text: 'Uangnya ada di dompet {{currency}} Anda. Selamat bermain.',
  },
  failed: {
    title: 'Pembayaran gagal',
    text: 'Mockpay menolak pembayaran. Tidak ada yang ditagih dan saldo Anda tidak berubah.',
  },
  cancelled: {
    title: 'Pembayaran dibatalkan',
    text: 'Pesanan dibatalkan atau kedaluwarsa. Tidak ada yang ditagih dan saldo Anda tidak berubah.',
  },
  unknown: {
    title: 'Status tidak dikenal',
    text: 'Pesanan ini dalam keadaan yang tidak kami kenali. Dompet Anda menunjukkan apa yang masuk.',
  },
  notFound: {
    title: 'Pesanan ini tidak kami kenali',
    text: 'Tidak ada deposit terbaru di akun Anda dengan nomor ini. Dompet Anda menampilkan semuanya.',
  },
  guest: {
    title: 'Masuk untuk melihat pembayaran Anda',
    text: 'Pesanan hanya diperlihatkan kepada pemiliknya. Pembayaran Anda tidak terpengaruh.',
    action: 'Masuk',
  },
  error: {
    title: 'Pesanan tidak dapat diperiksa',
    text: 'Pembayaran Anda tidak terpengaruh.',
  },
  offline: 'Anda sedang offline. Kami akan memeriksa lagi begitu koneksi kembali.',
  amount: 'Jumlah',
  bonus: 'Bonus',
  balance: 'Saldo baru',
  order: 'Pesanan',
  channel: 'Saluran',
  created: 'Dibuat',
  statusReason: 'Catatan',
  playNow: 'Kembali ke permainan',
  toWallet: 'Buka dompet',
  again: 'Coba lagi',
  checkNow: 'Periksa lagi',
} as const;
