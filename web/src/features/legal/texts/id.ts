import type { LegalTexts } from './legal-texts.ts';

export const id: LegalTexts = {
  terms: {
    lead: 'Fairhall adalah demonstrasi kasino dengan uang mainan. Ketentuan ini menjelaskan apa yang dapat Anda harapkan, dan apa yang diharapkan dari Anda.',
    sections: [
      {
        title: 'Uang mainan',
        text: [
          'Setiap saldo, deposit, bonus, dan kemenangan adalah uang mainan. Uang ini tidak dapat dibeli, tidak bernilai tunai, dan tidak pernah dibayarkan.',
          'Pembayaran hanya simulasi. Jangan masukkan kartu, rekening bank, atau kunci pembayaran asli: tidak ada yang ditagih dan tidak ada yang dikirim.',
        ],
      },
      {
        title: 'Siapa yang boleh bermain',
        text: [
          'Anda berusia 18 tahun atau lebih. Anda memiliki satu akun, dan hanya Anda yang memakainya.',
          'Bermain dengan uang mainan tidak menunjukkan apa pun tentang peluang Anda di tempat lain.',
        ],
      },
      {
        title: 'Akun Anda',
        text: [
          'Jaga kata sandi Anda. Login di perangkat lain mengakhiri login sebelumnya, dan Anda diberi tahu.',
          'Anda dapat dikeluarkan atau dikecualikan jika mengganggu layanan atau orang lain. Catatan Anda tetap seperti apa adanya.',
        ],
      },
      {
        title: 'Permainan yang adil',
        text: [
          'Hasil sebuah ronde berasal dari seed server, yang hash-nya Anda lihat sebelum bermain, dari seed Anda sendiri, dan dari angka yang terus bertambah. Setelah seed dibuka, Anda dapat menghitung ulang setiap ronde.',
          'Pengembalian ke pemain dari setiap permainan diumumkan. Nilai itu rata-rata dari sangat banyak ronde dan tidak menjanjikan apa pun untuk beberapa ronde.',
        ],
      },
      {
        title: 'Gangguan dan kesalahan',
        text: [
          'Ronde yang terputus diselesaikan sesuai hasil undiannya. Jika tidak mungkin, taruhannya dikembalikan.',
          'Pembukuan yang salah diperbaiki dengan pembukuan lain yang dapat Anda lihat. Tidak ada yang diubah atau dihapus sesudahnya.',
        ],
      },
      {
        title: 'Tanpa jaminan',
        text: [
          'Layanan ini disediakan apa adanya. Layanan dapat terputus, berubah, atau berakhir kapan saja, dan demonstrasi dapat dimulai lagi tanpa akun sebelumnya.',
          'Jika ketentuan ini berubah, yang baru ditampilkan di halaman ini.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'Apa yang disimpan tentang Anda, mengapa, dan berapa lama. Tidak ada iklan, layanan analitik, atau konten dari situs lain.',
    sections: [
      {
        title: 'Akun Anda',
        text: [
          'Yang disimpan adalah email, nama panggilan, mata uang, dan bahasa Anda, serta, jika Anda memberikannya, nomor telepon, alamat, negara, kode undangan, dan gambar. Semua itu dipakai untuk menjalankan akun Anda dan menulis kepada Anda tentangnya.',
          'Kata sandi Anda hanya disimpan sebagai hash argon2id. Tidak ada yang dapat membacanya.',
        ],
      },
      {
        title: 'Login',
        text: [
          'Login disimpan dengan waktu dan akhirnya. Dari alamat jaringan Anda hanya disimpan hash, agar orang asing yang menebak kata sandi Anda tidak mengunci Anda.',
          'Keduanya dihapus saat tidak diperlukan lagi.',
        ],
      },
      {
        title: 'Permainan dan uang',
        text: [
          'Ronde, deposit, penarikan, favorit, notifikasi, dan permainan yang Anda kunjungi disimpan agar Anda dapat melihat dan memeriksanya.',
          'Anda dapat menghapus permainan yang dikunjungi dan menyembunyikan ronde dari riwayat. Catatan uang dan ronde sendiri tidak pernah dihapus: catatan itu membuktikan bahwa setiap jumlah tercatat.',
        ],
      },
      {
        title: 'Siapa yang menerimanya',
        text: [
          'Server permainan menerima yang dibutuhkan sebuah ronde, dan halaman pembayaran menerima yang dibutuhkan sebuah pesanan, seperti rekening penarikan. Keduanya milik kasino ini.',
          'Asisten obrolan menjawab di peramban Anda. Yang Anda tulis di sana tidak dikirim dan tidak disimpan.',
        ],
      },
      {
        title: 'Di perangkat Anda',
        text: [
          'Tidak ada cookie. Penyimpanan peramban berisi sesi, bahasa, dan setelan Anda, seperti saldo tersembunyi dan suara. Keluar akan menghapus sesi.',
        ],
      },
      {
        title: 'Pilihan Anda',
        text: [
          'Anda dapat melihat dan mengubah data Anda di profil. Untuk menerima salinannya atau menutup akun, tulislah kepada operator situs ini.',
        ],
      },
    ],
  },
};
