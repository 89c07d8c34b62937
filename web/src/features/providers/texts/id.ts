import type { ProvidersTexts } from './providers-texts.ts';

export const id: ProvidersTexts = {
  lead: 'Siapa pembuat permainan, berapa yang dinyatakan kembali oleh tiap permainan, dan berapa yang telah diterima pemain sejauh ini.',
  meaning:
    'RTP terukur adalah yang diterima kembali pemain dalam semua ronde yang telah ditutup: kemenangan dibagi taruhan, dari buku besar kasino. Dengan ronde yang cukup, rentang ± memuat pengembalian sebenarnya 19 dari 20 kali; bila banyak pengembalian berasal dari kemenangan besar yang jarang, diperlukan sangat banyak ronde.',
  report: 'Pengembalian permainan',
  jump: 'Penyedia di halaman ini',
  games: 'Permainan: {{count}}',
  off: 'Tidak tersedia',
  offText:
    'Dimatikan: permainannya tidak dapat dibuka, dan ronde yang terbuka telah atau akan diakhiri.',
  rounds: 'Ronde Anda di sini tercantum di halaman “Verifikasi ronde”.',
  noRounds: 'Penyedia ini tidak menawarkan daftar ronde yang lalu.',
  noGames: 'Belum ada permainan',
  measured: 'RTP terukur',
  rules: 'Aturan',
  rulesOf: 'Hash aturan {{game}}',
  proofs: 'Bukti',
  verify: 'Verifikasi',
  early: 'Ronde belum cukup',
};
