import type { MailTexts } from './en.ts';

export const id = {
  welcome: {
    subject: 'Selamat datang di Fairhall',
    before: ['Akun Anda siap. Masuklah dengan alamat email ini dan kata sandi pilihan Anda.'],
    action: 'Buka Fairhall',
    after: ['Jika bukan Anda yang mendaftar, seseorang salah mengetik alamat. Abaikan email ini.'],
  },
  passwordReset: {
    subject: 'Buat kata sandi baru',
    before: [
      'Seseorang, semoga Anda, meminta kata sandi baru untuk akun Fairhall Anda.',
      'Tautan di bawah berlaku 30 menit dan untuk satu kata sandi baru.',
    ],
    action: 'Buat kata sandi baru',
    after: ['Jika bukan Anda, abaikan email ini. Kata sandi Anda tidak berubah.'],
  },
  passwordChanged: {
    subject: 'Kata sandi Anda telah diubah',
    before: ['Kata sandi akun Fairhall Anda telah diubah, dan perangkat lain telah dikeluarkan.'],
    action: 'Buka Fairhall',
    after: ['Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk.'],
  },
  factorAdded: {
    subject: 'Aplikasi autentikator ditambahkan',
    before: ['Masuk ke akun Fairhall Anda sekarang juga memerlukan kode aplikasi autentikator.'],
    action: 'Buka Fairhall',
    after: [
      'Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk, dan periksa Keamanan di profil Anda.',
    ],
  },
  factorRemoved: {
    subject: 'Aplikasi autentikator Anda dihapus',
    before: ['Masuk ke akun Fairhall Anda kembali hanya memerlukan kata sandi.'],
    action: 'Buka Fairhall',
    after: [
      'Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk, dan periksa Keamanan di profil Anda.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'Kode pemulihan digunakan',
    before: [
      'Salah satu kode pemulihan Anda dipakai untuk masuk ke akun Fairhall Anda. Setiap kode berlaku untuk satu kali masuk.',
    ],
    action: 'Buka Fairhall',
    after: [
      'Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk, dan periksa Keamanan di profil Anda.',
    ],
  },
  passkeyAdded: {
    subject: 'Passkey ditambahkan',
    before: ['Passkey baru dapat masuk ke akun Fairhall Anda.'],
    action: 'Buka Fairhall',
    after: [
      'Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk, dan periksa Keamanan di profil Anda.',
    ],
  },
  passkeyRemoved: {
    subject: 'Passkey dihapus',
    before: ['Salah satu passkey Anda tidak dapat lagi masuk ke akun Fairhall Anda.'],
    action: 'Buka Fairhall',
    after: [
      'Jika bukan Anda, segera pilih “Lupa kata sandi?” di halaman masuk, dan periksa Keamanan di profil Anda.',
    ],
  },
  selfExcluded: {
    subject: 'Akun Anda ditutup',
    before: [
      'Anda mengecualikan diri dari permainan di Fairhall. Akun Anda ditutup, dan semua perangkat telah dikeluarkan.',
      'Penarikan yang sedang berjalan tetap diproses. Setelah pengecualian berakhir, Anda dapat kembali lewat tautan di bawah; akun dibuka 24 jam kemudian.',
    ],
    action: 'Bermain lebih aman',
    after: ['Jika bukan Anda, segera hubungi dukungan: orang lain mengetahui kata sandi Anda.'],
  },
  excludedByHouse: {
    subject: 'Akun Anda ditutup',
    before: [
      'Fairhall telah mengecualikan Anda dari permainan. Akun Anda ditutup dan semua perangkat Anda dikeluarkan.',
      'Penarikan yang sedang berjalan tetap dilanjutkan. Setelah pengecualian berakhir, jika ada akhirnya, Anda dapat kembali lewat tautan di bawah; akun terbuka 24 jam kemudian.',
    ],
    action: 'Bermain lebih aman',
    after: ['Jika menurut Anda ini keliru, hubungi dukungan.'],
  },
  exclusionReturn: {
    subject: 'Akun Anda dibuka lagi dalam 24 jam',
    before: [
      'Anda kembali ke Fairhall setelah pengecualian diri. Anda dapat masuk 24 jam dari sekarang.',
      'Tetapkan batas sebelum bermain.',
    ],
    action: 'Bermain lebih aman',
    after: ['Jika bukan Anda, segera hubungi dukungan: orang lain mengetahui kata sandi Anda.'],
  },
  staffAccountChanged: {
    subject: 'Sebuah akun kantor dibuat, diatur ulang, atau dikonfirmasi',
    before: [
      'Sebuah akun staf dibuat, mendapat kata sandi, peran, atau aplikasi baru, atau dikonfirmasi oleh admin. Log kantor mencatat siapa yang melakukannya.',
      'Akun baru atau yang diatur ulang terbuka setelah admin lain mengonfirmasinya, dan tidak menyetujui apa pun selama 72 jam.',
    ],
    action: 'Akun staf',
    after: ['Jika bukan salah satu dari Anda, segera nonaktifkan akun itu.'],
  },
  playMoney:
    'Fairhall dimainkan dengan uang mainan. Tidak ada uang sungguhan yang berpindah, dan saldo tidak bernilai tunai.',
} satisfies MailTexts;
