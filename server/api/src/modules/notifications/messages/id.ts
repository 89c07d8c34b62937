import type { NotificationMessages } from './en.ts';

export const id = {
  depositPaid: {
    title: 'Deposit diterima',
    message: '{amount} masuk ke dompet {walletType} Anda.',
  },
  depositBonus: {
    title: 'Deposit pertama Anda digandakan',
    message: 'Kami menambahkan {amount} ke dompet {walletType} Anda.',
  },
  depositFailed: {
    title: 'Deposit gagal',
    message: 'Deposit {amount} tidak dibayar. Tidak ada uang yang berpindah.',
  },
  depositOverCap: {
    title: 'Deposit tidak dikreditkan',
    message:
      'Deposit {amount} sudah dibayar, tetapi akan membuat dompet Anda melebihi batasnya. Hubungi dukungan untuk mendapatkannya kembali.',
  },
  depositOverLimit: {
    title: 'Deposit tidak dikreditkan',
    message:
      'Deposit {amount} sudah dibayar, tetapi akan melebihi batas deposit Anda. Hubungi dukungan untuk mendapatkannya kembali.',
  },
  depositOnBreak: {
    title: 'Deposit tidak dikreditkan',
    message:
      'Deposit {amount} dibayar selama jeda Anda. Hubungi dukungan untuk mendapatkannya kembali.',
  },
  withdrawRequested: {
    title: 'Penarikan diajukan',
    message: '{amount} disisihkan sementara bank dihubungi. Pesanan {order}.',
  },
  withdrawProcessing: {
    title: 'Penarikan sedang diproses',
    message: '{amount} sedang disiapkan untuk dibayarkan. Pesanan {order}.',
  },
  withdrawAtBank: {
    title: 'Penarikan diproses bank',
    message: 'Bank sedang membayarkan {amount}. Pesanan {order}.',
  },
  withdrawPaid: {
    title: 'Penarikan berhasil',
    message: '{amount} telah dibayarkan ke rekening Anda. Pesanan {order}.',
  },
  withdrawFailed: {
    title: 'Penarikan gagal',
    message: 'Bank menolak {amount}; dananya kembali ke dompet. Pesanan {order}.',
  },
  withdrawInReview: {
    title: 'Penarikan sedang diperiksa',
    message:
      '{amount} disisihkan selama kami memeriksanya. Anda tidak perlu berbuat apa-apa. Pesanan {order}.',
  },
  withdrawRejected: {
    title: 'Penarikan dikembalikan',
    message:
      '{amount} kembali ke dompet Anda: setelah diperiksa, tidak kami bayarkan. Hubungi dukungan untuk keterangan. Pesanan {order}.',
  },
  welcomeReward: {
    title: 'Hadiah selamat datang',
    message: 'Anda mendapat {amount} dari roda hadiah. Selamat bermain.',
  },
  welcome: {
    title: 'Selamat datang di Fairhall',
    message: 'Semua di sini uang mainan. Silakan melihat-lihat.',
  },
  weeklySummary: {
    title: 'Minggu Anda di Fairhall',
    message: 'Ronde dimainkan: {rounds}. Hasil: {results}.',
  },
  bigWin: { title: 'Kemenangan besar', message: 'Satu ronde membayar {amount}.' },
  passwordAge: {
    title: 'Jaga keamanan akun Anda',
    message: 'Gunakan kata sandi yang tidak Anda pakai di tempat lain.',
  },
  newLogin: {
    title: 'Login baru',
    message: 'Seseorang baru saja masuk ke akun Anda. Jika bukan Anda, ubah kata sandi Anda.',
  },
  passwordChanged: {
    title: 'Kata sandi diubah',
    message: 'Kata sandi Anda telah diubah, dan perangkat lain telah dikeluarkan.',
  },
  passwordReset: {
    title: 'Kata sandi dibuat ulang',
    message: 'Kata sandi baru dibuat lewat tautan email Anda. Semua perangkat telah dikeluarkan.',
  },
  factorAdded: {
    title: 'Aplikasi autentikator ditambahkan',
    message:
      'Sekarang masuk juga memerlukan kode aplikasi autentikator Anda. Jika bukan Anda, ubah kata sandi Anda.',
  },
  factorRemoved: {
    title: 'Aplikasi autentikator dihapus',
    message:
      'Masuk kembali hanya memerlukan kata sandi Anda. Jika bukan Anda, ubah kata sandi Anda.',
  },
  recoveryCodeUsed: {
    title: 'Kode pemulihan digunakan',
    message:
      'Seseorang masuk dengan salah satu kode pemulihan Anda. Jika bukan Anda, ubah kata sandi Anda.',
  },
  passkeyAdded: {
    title: 'Passkey ditambahkan',
    message:
      'Passkey baru dapat masuk ke akun Anda. Jika bukan Anda, hapus passkey itu dan ubah kata sandi Anda.',
  },
  passkeyRemoved: {
    title: 'Passkey dihapus',
    message:
      'Sebuah passkey tidak dapat lagi masuk ke akun Anda. Jika bukan Anda, ubah kata sandi Anda.',
  },
  newGames: { title: 'Baru di lobi', message: 'Lihat permainan yang terakhir dibuka.' },
  limitSet: {
    title: 'Batas ditetapkan',
    message: '{limit} Anda adalah {amount}. Berlaku mulai sekarang.',
  },
  limitRemoved: {
    title: 'Batas dihapus',
    message: '{limit} Anda sudah berakhir.',
  },
  limitRaiseRequested: {
    title: 'Kenaikan batas diminta',
    message: '{limit} Anda dapat naik menjadi {amount} setelah Anda konfirmasi, mulai {time}.',
  },
  limitRemovalRequested: {
    title: 'Penghapusan batas diminta',
    message: '{limit} Anda dapat berakhir setelah Anda konfirmasi, mulai {time}.',
  },
  limitRaiseReady: {
    title: 'Ada perubahan menunggu Anda',
    message:
      'Perubahan {limit} Anda dapat dikonfirmasi sampai {time}. Jika tidak, batas tetap {amount}.',
  },
  limitLapsed: {
    title: 'Perubahan kedaluwarsa',
    message: 'Perubahan {limit} Anda tidak dikonfirmasi. Batas tetap {amount}.',
  },
  limitNear: {
    title: 'Batas hampir tercapai',
    message:
      'Anda telah memakai empat perlima dari {limit} Anda sebesar {amount}. Dimulai lagi pada {time}.',
  },
  limitReached: {
    title: 'Batas tercapai',
    message: 'Anda telah mencapai {limit} Anda sebesar {amount}. Dimulai lagi pada {time}.',
  },
  limitReview: {
    title: 'Apakah batas Anda masih sesuai?',
    message: 'Anda menetapkan batas beberapa waktu lalu. Silakan periksa lagi.',
  },
  timeOutStarted: {
    title: 'Permainan dijeda',
    message: 'Anda beristirahat sampai {time}. Anda tetap bisa masuk dan menarik dana.',
  },
  timeOutOver: {
    title: 'Istirahat Anda selesai',
    message: 'Anda bisa bermain dan deposit lagi jika mau. Batas Anda tetap berlaku.',
  },
  adjusted: {
    title: 'Saldo dikoreksi',
    message: 'Kami mengoreksi dompet {walletType} Anda sebesar {change}. {text}',
  },
  supportAnswered: {
    title: 'Dukungan telah menjawab',
    message: 'Ada jawaban untuk pertanyaan Anda “{text}”.',
  },
  fromTheHouse: {
    title: '{title}',
    message: '{message}',
  },
} satisfies NotificationMessages;
