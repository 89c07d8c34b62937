import type { LegalTexts } from './legal-texts.ts';

export const id: LegalTexts = {
  terms: {
    lead: 'Fairhall adalah demonstrasi kasino dengan uang mainan. Ketentuan ini menjelaskan apa yang dapat Anda harapkan, dan apa yang diharapkan dari Anda.',
    sections: [
      {
        title: 'Uang mainan',
        text: [
          'Setiap saldo, deposit, bonus, dan kemenangan adalah uang mainan. Uang ini tidak dapat dibeli, tidak bernilai tunai, dan tidak pernah dibayarkan.',
          'Pembayaran hanya simulasi. Jangan masukkan kartu, rekening bank, atau kunci pembayaran asli: tidak ada yang ditagih dan tidak ada uang yang dikirim.',
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
          'Login dihapus sebulan setelah masa berlakunya habis, dan hash tiga bulan setelah login terakhir dari alamat itu.',
        ],
      },
      {
        title: 'Permainan dan uang',
        text: [
          'Ronde, deposit, penarikan beserta rekeningnya, favorit, notifikasi, dan permainan yang Anda kunjungi disimpan agar Anda dapat melihat dan memeriksanya.',
          'Anda dapat menghapus permainan yang dikunjungi dan menyembunyikan ronde dari riwayat. Catatan uang dan ronde sendiri tidak pernah dihapus: catatan itu membuktikan bahwa setiap jumlah tercatat.',
        ],
      },
      {
        title: 'Siapa yang menerimanya',
        text: [
          'Server permainan menerima nomor pemain, nama panggilan, bahasa, saldo, dan taruhan Anda, serta menyimpan ronde Anda. Halaman pembayaran menerima jumlah, mata uang, dan bahasa sebuah deposit, serta jumlah, mata uang, dan rekening sebuah penarikan. Keduanya milik kasino ini. Email dikirim melalui server email operator.',
          'Asisten obrolan menjawab di peramban Anda. Yang Anda tulis di sana tidak dikirim dan tidak disimpan.',
        ],
      },
      {
        title: 'Di perangkat Anda',
        text: [
          'Tidak ada cookie. Penyimpanan peramban berisi sesi, bahasa, setelan seperti saldo tersembunyi dan suara, favorit, pencarian terakhir, dan deposit terakhir Anda, tanda bahwa seseorang pernah masuk di perangkat ini, serta email Anda jika Anda tetap masuk. Sampai Anda menutup tab, penyimpanan juga berisi kode undangan dan hasil permainan yang Anda buka.',
          'Penyimpanan ini juga berisi catatan tentang apa yang ditampilkan permainan kepada Anda: hash seed, paling banyak 5.000 ronde, dan masing-masing 500 hash, taruhan yang ditolak, dan slip, untuk paling banyak delapan pemain di perangkat ini. Dengan catatan itu, ronde dapat diperiksa terhadap apa yang Anda lihat; catatan tetap berada di perangkat.',
          'Keluar akan menghapus sesi dan favorit. Sisanya dapat Anda hapus di peramban.',
        ],
      },
      {
        title: 'Pilihan Anda',
        text: [
          'Di profil Anda dapat mengubah nama panggilan, gambar, nomor telepon, alamat, negara, dan mata uang. Untuk menerima salinan data Anda atau menutup akun, tulislah kepada operator situs ini.',
        ],
      },
    ],
  },
};
