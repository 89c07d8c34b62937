import type { Words } from './en.ts';

export const id = {
  page: {
    title: 'Bayar {{amount}} · Mockpay',
    loading: 'Memuat pesanan',
    sandbox: 'Sesi uji coba',
    order: 'Pesanan {{number}}',
    reference: 'Ref {{number}}',
    signed: 'Webhook ditandatangani dengan HMAC-SHA256',
  },
  strip: {
    badge: 'Simulasi',
    text: 'Halaman pembayaran uji coba. Tidak ada uang sungguhan yang berpindah dan tidak ada kartu yang ditagih.',
  },
  summary: {
    label: 'Ringkasan pesanan',
    back: 'Kembali ke Fairhall',
    deposit: 'Deposit ke dompet {{currency}} Anda',
    subtotal: 'Subtotal',
    fee: 'Biaya Mockpay',
    total: 'Total pembayaran',
    timeLeft: 'untuk membayar, lalu pesanan kedaluwarsa',
    minutesLeft_one: 'Sisa {{count}} menit untuk membayar',
    minutesLeft_other: 'Sisa {{count}} menit untuk membayar',
    disclaimer:
      'Mockpay adalah simulator bawaan Fairhall. Mockpay tidak pernah menghubungi bank, dan data kartu tidak pernah keluar dari halaman ini.',
  },
  methods: {
    title: 'Bayar dengan',
    card: 'Kartu',
    pix: 'PIX',
    bank: 'Transfer bank',
  },
  card: {
    number: 'Nomor kartu',
    expiry: 'Masa berlaku',
    expiryExample: 'BB / TT',
    code: 'Kode keamanan',
    name: 'Nama pada kartu',
    testCard: 'Kartu uji',
    pay: 'Bayar {{amount}} (simulasi)',
  },
  testCards: {
    title: 'Kartu uji',
    hint: 'Pilih satu untuk mengisi formulir. Jangan pernah memasukkan kartu asli.',
    pays: 'Membayar',
    declined: 'Ditolak',
    insufficientFunds: 'Saldo tidak cukup',
  },
  cardProblems: {
    numberMissing: 'Masukkan nomor kartu uji.',
    numberNotTest:
      'Hanya kartu uji di bawah yang berlaku di sini. Jangan pernah memasukkan kartu asli.',
    expiryInvalid: 'Masukkan bulan dan tahun, misalnya 12 / 29.',
    expiryPast: 'Tanggal ini sudah lewat.',
    codeInvalid: 'Masukkan tiga atau empat angka.',
    nameMissing: 'Masukkan nama apa saja.',
  },
  pix: {
    step1: 'Buka aplikasi bank Anda dan pilih PIX.',
    step2: 'Pindai kode, atau tempel teks di bawah.',
    step3: 'Konfirmasi {{amount}}. Halaman ini diperbarui otomatis.',
    waiting: 'Menunggu pembayaran…',
    simulated: 'Tidak ada aplikasi bank yang dapat membayar kode ini. Pilih hasilnya di bawah.',
    qr: 'Kode QR PIX pesanan ini',
    copyAndPaste: 'PIX salin dan tempel',
    copy: 'Salin',
    copied: 'Tersalin',
    copyByHand: 'Teks sudah dipilih. Salin dengan papan ketik.',
  },
  bank: {
    intro: 'Transfer jumlah ini dari bank Anda dengan referensi berikut.',
    beneficiary: 'Penerima',
    account: 'Rekening',
    reference: 'Referensi',
    amount: 'Jumlah',
    pay: 'Saya sudah mengirim {{amount}} (simulasi)',
    simulated: 'Rekening ini tidak ada. Tidak ada transfer yang dapat sampai ke sana.',
  },
  outcome: {
    title: 'Pilih hasilnya',
    hint: 'Ini menggantikan jawaban bank.',
    paid: 'Berhasil',
    failed: 'Gagal',
    cancelled: 'Batalkan',
    expired: 'Kedaluwarsa',
    working: 'Sebentar…',
  },
  ended: {
    paid: {
      title: 'Pembayaran diterima',
      text: '{{amount}} sudah dibayar. Mockpay sedang memberi tahu Fairhall, dan dompet Anda segera menyusul.',
    },
    failed: {
      title: 'Pembayaran gagal',
      text: 'Tidak ada yang ditagih. Mulai deposit baru di Fairhall untuk mencoba lagi.',
    },
    cancelled: {
      title: 'Pembayaran dibatalkan',
      text: 'Tidak ada yang ditagih. Anda dapat memulai deposit baru di Fairhall kapan saja.',
    },
    expired: {
      title: 'Pesanan kedaluwarsa',
      text: 'Waktu untuk membayar sudah habis. Tidak ada yang ditagih. Mulai deposit baru di Fairhall untuk mencoba lagi.',
    },
    leaving: 'Membawa Anda kembali ke Fairhall…',
    back: 'Kembali ke Fairhall',
  },
  reasons: {
    card_declined: 'Kartu ditolak.',
    insufficient_funds: 'Saldo kartu tidak cukup.',
  },
  problems: {
    notFoundTitle: 'Pesanan tidak ditemukan',
    notFoundText:
      'Mockpay tidak mengenal pesanan di alamat ini. Tutup tab ini dan mulai deposit baru di Fairhall.',
    loadTitle: 'Pesanan tidak dapat dimuat',
    loadText: 'Mockpay tidak menjawab. Tidak ada yang ditagih. Periksa koneksi Anda dan coba lagi.',
    submit: 'Mockpay tidak menjawab. Coba lagi: pesanan tidak pernah dibayar dua kali.',
    offline: 'Koneksi ke Mockpay terputus. Mencoba lagi…',
    retry: 'Coba lagi',
  },
} as const satisfies Words;
