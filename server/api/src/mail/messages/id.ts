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
  playMoney:
    'Fairhall dimainkan dengan uang mainan. Tidak ada uang sungguhan yang berpindah, dan saldo tidak bernilai tunai.',
} satisfies MailTexts;
