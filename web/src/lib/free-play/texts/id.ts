import type { FreePlayTexts } from './free-play-texts.ts';

export const id: FreePlayTexts = {
  tryInstead: 'atau coba {{game}} tanpa akun',
  strip: 'Main gratis — poin, bukan saldo. Tidak ada yang disimpan.',
  createAccount: 'Buat akun',
  hint: '{{count}} putaran dimainkan. Dengan akun, putaran dan favorit Anda tetap tersimpan.',
  dismiss: 'Tutup',
  loading: 'Anda bermain dengan poin yang tidak bernilai.',
  leave: 'Poin dan putaran Anda tidak disimpan. Anda bisa mulai lagi kapan saja.',
  adult: {
    title: 'Apakah Anda berusia 18 tahun ke atas?',
    text: 'Main gratis berisi permainan asli dengan poin yang tidak bernilai. Hanya untuk orang dewasa.',
    yes: 'Ya, benar',
    no: 'Tidak',
  },
  action: { again: 'Main lagi', retry: 'Coba lagi', login: 'Masuk atau buat akun' },
  problem: {
    needsAccount: {
      title: '{{game}} memerlukan akun',
      text: 'Undian atau pertandingannya diikuti bersama oleh semua pemain, jadi dimainkan dari dompet. Permainan lain bisa dimainkan gratis.',
    },
    rateLimited: {
      title: 'Mohon tunggu sebentar',
      text: 'Terlalu banyak permainan dibuka dari jaringan Anda. Silakan coba lagi dalam beberapa menit.',
    },
    expired: {
      title: 'Main gratis telah berakhir',
      text: 'Waktunya dua jam. Poin Anda sudah hilang, dan Anda bisa mulai lagi dengan poin baru.',
    },
  },
};
