import type { Texts } from '../en.ts';

export const recordId = {
  record: {
    title: 'Catatan Anda',
    keepsCommitment: 'Perangkat Anda menyimpan catatan: hash seed ini, ditampilkan {{when}}.',
    keeps_one:
      'Perangkat Anda menyimpan catatan: hash seed ini, ditampilkan {{when}}, dan {{count}} ronde yang Anda lihat.',
    keeps_other:
      'Perangkat Anda menyimpan catatan: hash seed ini, ditampilkan {{when}}, dan {{count}} ronde yang Anda lihat.',
    noStatus: {
      none: 'Perangkat Anda tidak punya catatan seed ini. Seed ini pertama kali ditampilkan di tempat lain, atau catatannya dihapus.',
      unavailable:
        'Browser ini tidak menyimpan catatan, seperti di jendela privat atau saat disk penuh. Anda bisa bermain, tetapi nanti tidak bisa membuktikan apa yang Anda lihat.',
      ownTab:
        'Permainan ini berjalan di tab sendiri, yang tidak menyimpan catatan. Buka dari lobi agar ada catatan.',
      guest: 'Catatan adalah milik pemain. Masuk di perangkat tempat Anda bermain.',
    },
    compared:
      'Dibandingkan dengan catatan di perangkat Anda dari {{when}}, dan dihitung ulang di sini.',
    hash: 'Hash, di catatan Anda',
    hashFromServer: 'Hash, dari server',
    fits: {
      commitment: 'Seed ini yang disegel. Rondenya tidak ada di catatan Anda.',
      none: 'Datanya cocok satu sama lain, tetapi perangkat Anda tidak punya catatannya.',
      unavailable: 'Datanya cocok satu sama lain, tetapi browser ini tidak menyimpan catatan.',
      ownTab: 'Datanya cocok satu sama lain, tetapi permainan di tab sendiri tidak punya catatan.',
      guest: 'Datanya cocok satu sama lain, tetapi tanpa masuk tidak ada catatan.',
    },
    limit: {
      commitment:
        'Terbukti: hash seed ini sudah ada di perangkat Anda pada {{when}}, dan seed ini menghasilkan hasil ini. Tidak terbukti: bahwa ini taruhan dan hasil yang Anda lihat.',
      none: 'Terbukti: seed ini menghasilkan hasil ini. Tidak terbukti: bahwa hash ditampilkan sebelum taruhan, dan bahwa ini ronde yang Anda lihat. Hanya perangkat yang menampilkannya bisa membuktikan itu, selama catatannya ada.',
    },
    mismatch: {
      seedSwapped:
        'Seed lain yang dibuka: hash-nya bukan yang ditampilkan ke perangkat Anda sebelumnya.',
      hashRewritten: 'Hash diganti: server menyebut hash lain dari yang ditampilkannya.',
      commitmentSkipped:
        'Seed yang berlaku bukan yang diumumkan: hash-nya tidak ditampilkan sebagai yang berikutnya.',
      commitmentMissing_one:
        '{{count}} seed dari ronde Anda tidak berlaku dan tidak dibuka: {{hashes}}',
      commitmentMissing_other:
        '{{count}} seed dari ronde Anda tidak berlaku dan tidak dibuka: {{hashes}}',
      roundSwapped: 'Ini ronde lain, bukan yang Anda lihat.',
      roundSwappedAt: 'Ronde lain, bukan yang Anda lihat: nonce {{nonces}}.',
      outcomeChanged: 'Hasilnya bukan yang Anda lihat.',
      winChanged: 'Kemenangannya bukan yang Anda lihat.',
      stakeChanged: 'Taruhannya bukan yang Anda lihat.',
      nonceChanged: 'Nonce-nya bukan yang Anda lihat.',
      clientSeedChanged: 'Seed klien bukan yang Anda pakai bermain.',
      rulesChanged: 'Aturannya bukan yang berlaku saat Anda bermain.',
      noncesMissing: 'Daftar ronde berlubang: tidak ada apa pun untuk nonce {{nonces}}.',
      refusalHidden:
        'Ronde yang ditolak disembunyikan: taruhan Anda ditolak, dan tidak ada apa pun untuk nonce {{nonces}}.',
      nonceTwice: 'Nonce dipakai dua kali: {{nonces}}.',
      roundMissing: 'Ronde yang Anda lihat tidak ada di daftar: nonce {{nonces}}.',
      roundMoved: 'Ronde yang Anda lihat tercantum dengan nonce lain, bukan {{nonces}}.',
      refusalUnexplained: 'Ronde yang ditolak tercantum tanpa alasan: nonce {{nonces}}.',
      bookChanged: 'Bukunya bukan yang diumumkan saat penjualan ditutup.',
      slipMissing: 'Slip Anda tidak ada di buku, atau teksnya diubah.',
    },
    commitmentHeld: 'Seed ini punya hash yang ditampilkan ke perangkat Anda pada {{when}}.',
    commitmentUnknown: 'Tidak ada di catatan Anda.',
    commitmentInRecord: 'Hash ada di catatan Anda.',
    commitmentOfPage:
      'Seed ini punya hash yang ditampilkan halaman ini. Tanpa catatan, nanti tidak bisa dibandingkan.',
    rounds: {
      title: 'Semua ronde seed ini',
      check: 'Periksa semua ronde seed ini',
      working: 'Membaca daftar ronde…',
      failed: 'Daftar ronde tidak dapat dibaca. Silakan coba lagi.',
      again: 'Coba lagi',
      complete_one: 'Lengkap: nonce 0, {{count}} ronde di semua permainan.',
      complete_other: 'Lengkap: nonce 0 sampai {{last}}, {{count}} ronde di semua permainan.',
      none: 'Tidak ada ronde dari seed ini.',
      incomplete: 'Daftar ronde tidak cocok.',
      partial: 'Hanya {{count}} ronde pertama yang dibaca.',
      shown_one: 'Ronde di catatan Anda ada di dalamnya.',
      shown_other: 'Semua {{count}} ronde di catatan Anda ada di dalamnya.',
      unseen_one:
        '{{count}} ronde tidak ada di catatan Anda, misalnya dimainkan di perangkat lain.',
      unseen_other:
        '{{count}} ronde tidak ada di catatan Anda, misalnya dimainkan di perangkat lain.',
      followed: 'Seed yang menyusul adalah yang diumumkan.',
      noRecord: 'Perangkat Anda tidak punya catatan untuk dibandingkan dengan daftar ini.',
    },
    refused: {
      title: 'Ditolak setelah diundi',
      text: 'Tidak ada yang dipertaruhkan. Di bawah ini ronde yang seharusnya terjadi. Alasan: {{reason}}',
      none: 'Tidak ada ronde yang ditolak setelah diundi.',
      count_one: '{{count}} ronde ditolak setelah diundi. Tidak ada yang dipertaruhkan.',
      count_other: '{{count}} ronde ditolak setelah diundi. Tidak ada yang dipertaruhkan.',
      would:
        'Dihitung ulang: pengembalian {{share}}, dan {{winners}} di atas taruhan. Dompet yang menolak kemenangan akan terlihat di sini.',
      round: 'Nonce {{nonce}}, {{game}}: {{reason}}',
      win: 'Akan mengembalikan {{win}} untuk {{stake}}',
      choices: 'Hasilnya bergantung pada pilihan Anda',
      unrevealed: 'Ditampilkan setelah seed dibuka',
      more: '{{count}} yang pertama dihitung di sini.',
    },
  },
} as const satisfies Pick<Texts, 'record'>;
