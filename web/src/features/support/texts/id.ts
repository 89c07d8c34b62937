import type { SupportTexts } from './support-texts.ts';

export const id = {
  subtitle: 'Asisten Fairhall menjawab kapan saja.',
  channelsTitle: 'Cara menghubungi kami',
  channels: {
    chat: { name: 'Obrolan online', window: 'Langsung dijawab' },
    help: { name: 'Pusat bantuan', window: 'Langsung dibaca' },
    email: { name: 'Email', window: 'Dalam 24 jam' },
    phone: { name: 'Telepon', window: 'Dalam 48 jam' },
    telegram: { name: 'Telegram', window: 'Dalam 24 jam' },
    whatsapp: { name: 'WhatsApp', window: 'Dalam 24 jam' },
    facebook: { name: 'Facebook', window: 'Dalam 48 jam' },
  },
  contact: {
    address: 'Alamat',
    window: 'Jawaban',
    demo: 'Fairhall adalah demonstrasi: alamat ini bukan milik siapa pun dan pesan yang Anda kirim ke sana tidak dibaca. Obrolan online dan pusat bantuan akan menjawab.',
    toChat: 'Buka obrolan',
  },
  helpTitle: 'Pusat bantuan',
  articles: {
    deposit: {
      title: 'Deposit saya belum masuk',
      summary: 'Biasanya 5 menit',
      text: [
        'Deposit biasanya masuk dalam sekitar 5 menit. Dompet Anda berubah sendiri saat pembayaran dikonfirmasi; tidak perlu memuat ulang.',
        'Buka Dompet dan lihat catatan deposit. “Menunggu pembayaran” berarti penyedia pembayaran belum mengonfirmasi: buka lagi pembayarannya dari sana, atau mulai deposit baru.',
        '“Pembayaran gagal” dan “Dibatalkan” berarti tidak ada yang diambil. Jika pembayaran tetap dikonfirmasi belakangan, jumlahnya dikreditkan dan catatannya menyebutkan itu.',
      ],
    },
    withdraw: {
      title: 'Berapa lama penarikan',
      summary: '24 jam; kartu 1–3 hari kerja',
      text: [
        'Penarikan diproses dalam 24 jam. Ke kartu bank perlu 1–3 hari kerja.',
        'Jumlahnya disisihkan begitu Anda meminta: keluar dari “tersedia” dan tampil sebagai “ditahan”. Saat bank sudah membayar, jumlah itu meninggalkan dompet; saat bank menolak, jumlah itu kembali.',
        'Penarikan yang sudah diterima tidak bisa dibatalkan. Periksa rekeningnya sebelum mengirim.',
      ],
    },
    verify: {
      title: 'Periksa sendiri sebuah ronde',
      summary: 'Seed, nonce, dan hasil',
      text: [
        'Sebelum Anda bertaruh, permainan menampilkan hash SHA-256 dari seed server. Setelah itu seed tidak bisa diganti tanpa mengubah hash-nya.',
        'Setiap hasil dibuat dari HMAC-SHA256 seed server atas seed Anda dan angka yang terus naik (nonce). Buka panel keadilan di permainan untuk melihat ketiganya dan memilih seed Anda sendiri.',
        'Saat Anda mengganti seed, seed lama dibuka. Pilih ronde mana pun yang dimainkan dengannya, dari permainannya atau dari riwayat Anda: browser Anda mengulangnya dan menunjukkan apakah hasilnya cocok.',
      ],
    },
    security: {
      title: 'Menjaga keamanan akun saya',
      summary: 'Kata sandi dan perangkat',
      text: [
        'Gunakan kata sandi yang tidak Anda pakai di tempat lain, minimal 8 karakter. Anda bisa mengubahnya di Profil, Keamanan.',
        'Ada satu sesi per pemain: masuk di perangkat lain mengakhiri sesi Anda, dan halaman memberi tahu Anda. Jika itu bukan Anda, segera ubah kata sandi.',
        'Kami tidak pernah meminta kata sandi Anda lewat obrolan atau email.',
      ],
    },
    bonus: {
      title: 'Aturan bonus',
      summary: 'Deposit pertama dan hadiah selamat datang',
      text: [
        'Deposit pertama Anda digandakan: kami menambahkan jumlah yang sama ke dompet yang sama, sampai batas mata uangnya (misalnya $1.000 atau R$5.000). Ini terjadi sekali per pemain.',
        'Hadiah selamat datang adalah satu putaran roda hadiah: 10 sampai 100 dalam mata uang Anda (100 kalinya dalam yen, 10 kalinya dalam baht, 5 kalinya dalam yuan). Roda itu sama terbukti adilnya dengan permainan.',
        'Semuanya uang mainan tanpa nilai tunai.',
      ],
    },
    lag: {
      title: 'Permainan lambat atau macet',
      summary: 'Muat ulang dan sambungkan lagi',
      text: [
        'Gunakan tombol muat ulang di atas permainan. Ronde yang sudah dimulai diselesaikan di server; hasilnya ada di riwayat dan tidak ada taruhan yang diambil dua kali.',
        'Periksa koneksi Anda. Selama Anda offline, taruhan dijeda.',
        'Tutup tab lain yang berisi permainan dan nyalakan akselerasi perangkat keras di pengaturan browser: permainan digambar oleh kartu grafis.',
      ],
    },
    playMoney: {
      title: 'Apa arti uang mainan',
      summary: 'Tanpa nilai tunai',
      text: [
        'Saldo tidak bernilai tunai. Anda tidak bisa membelinya dan tidak ada yang mencairkannya.',
        'Deposit dan penarikan hanya simulasi: halaman pembayaran hanya menerima kartu uji dan bank-banknya rekaan.',
      ],
    },
  },
  questions: {
    title: 'Tulis kepada kami',
    text: 'Seseorang membaca pesan Anda dan menjawab di sini. Notifikasi memberi tahu Anda.',
    guest: 'Masuk, dan seseorang menjawab pesan Anda di sini.',
    logIn: 'Masuk',
    subject: 'Subjek',
    message: 'Pesan',
    left: 'Sisa {{count}} karakter',
    send: 'Kirim pesan',
    reply: 'Kirim pesan lagi',
    sending: 'Mengirim…',
    sent: 'Pesan Anda terkirim',
    earlier: 'Pesan Anda',
    none: 'Anda belum pernah menulis kepada kami.',
    failed: 'Pesan Anda tidak dapat dimuat',
    you: 'Anda',
    support: 'Dukungan',
    states: { open: 'Menunggu jawaban', answered: 'Sudah dijawab', closed: 'Ditutup' },
    ended: 'Percakapan ini telah berakhir. Untuk hal lain, tulis pesan baru.',
    more: 'Tampilkan lainnya',
  },
  chat: {
    title: 'Asisten Fairhall',
    online: 'Online, langsung menjawab',
    intro:
      'Tanyakan soal deposit, penarikan, permainan, akun, atau bonus. Jika Anda sudah masuk, jawabannya merujuk pada pesanan Anda sendiri.',
    introPlayer:
      'Tanyakan soal deposit, penarikan, permainan, akun, atau bonus. Jawabannya merujuk pada pesanan Anda sendiri.',
    log: 'Percakapan',
    you: 'Anda',
    quickTitle: 'Balasan cepat',
    quick: {
      deposit: 'Deposit',
      withdraw: 'Penarikan',
      lag: 'Permainan lambat',
      security: 'Keamanan akun',
      bonus: 'Bonus',
    },
    placeholder: 'Tulis pesan',
    send: 'Kirim',
    typing: 'Asisten sedang memeriksa',
    failed: 'Gagal mengirim, coba lagi',
    greeting: 'Halo. Ada yang bisa saya bantu?',
    greetingNamed: 'Halo {{name}}. Ada yang bisa saya bantu?',
    unknown:
      'Saya tidak memahaminya. Saya bisa membantu soal deposit, penarikan, permainan lambat, akun, dan bonus; pilih di bawah.',
    readMore: 'Baca selengkapnya',
    showChannels: 'Lihat saluran',
    openWallet: 'Buka dompet',
    replies: {
      deposit:
        'Deposit biasanya masuk dalam sekitar 5 menit. Masuk ke akun dan tanyakan lagi: saya bisa memeriksa yang terakhir.',
      depositNone: 'Anda belum pernah deposit. Biasanya masuk dalam sekitar 5 menit.',
      depositFound: 'Deposit terakhir Anda {{amount}}. Beginilah keadaannya.',
      withdraw:
        'Penarikan diproses dalam 24 jam; ke kartu bank perlu 1–3 hari kerja. Masuk ke akun dan tanyakan lagi: saya bisa memeriksa yang terakhir.',
      withdrawNone:
        'Anda belum pernah meminta penarikan. Penarikan diproses dalam 24 jam; ke kartu bank perlu 1–3 hari kerja.',
      withdrawFound: 'Penarikan terakhir Anda {{amount}}. Beginilah keadaannya.',
      human:
        'Petugas kami menjawab lewat email, telepon, dan aplikasi pesan. Setiap saluran menampilkan waktu jawabannya.',
      lag: 'Gunakan tombol muat ulang di atas permainan. Ronde yang sudah dimulai diselesaikan di server dan tidak ada taruhan yang diambil dua kali.',
      security:
        'Gunakan kata sandi yang tidak Anda pakai di tempat lain. Anda bisa mengubahnya di Profil, Keamanan. Masuk di perangkat lain mengakhiri sesi Anda, dan halaman memberi tahu Anda.',
      bonus:
        'Deposit pertama Anda digandakan ke dompet yang sama, sekali, dan roda selamat datang memberi 10 sampai 100 dalam mata uang Anda. Semuanya uang mainan.',
      verify:
        'Buka panel keadilan di permainan: di sana ada seed server yang disegel, seed Anda, dan nonce. Ganti seed-nya, dan browser Anda dapat mengulang ronde mana pun.',
    },
  },
} as const satisfies SupportTexts;
