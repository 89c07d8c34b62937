export const fairness = {
  title: 'Pengembalian setiap permainan',
  lead: 'Berapa yang dikembalikan tiap permainan dalam jangka panjang: yang dinyatakan kasino, yang mengikuti matematikanya, dan yang keluar dalam ronde simulasi.',
  verify: 'Verifikasi ronde',
  report: 'Permainan dan pengembaliannya',
  interval: '{{rtp}} ± {{margin}}',
  rounds: '{{rounds}} ronde',
  exactly: 'dihitung {{rtp}}',
  multiple: '×{{multiple}}',
  advisedPlay: 'dengan permainan yang disarankan',
  descending: 'Terbesar dahulu',
  columns: {
    name: 'Permainan',
    rtp: 'RTP',
    played: 'Simulasi',
    volatility: 'Volatilitas',
    hitRate: 'Frekuensi menang',
    maxWin: 'Kemenangan terbesar',
  },
  volatilities: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi' },
  termsTitle: 'Arti angka-angka ini',
  terms: {
    stated: {
      name: 'RTP yang dinyatakan',
      text: 'Pengembalian ke pemain: bagian dari seluruh taruhan yang dikembalikan permainan dalam sangat banyak ronde. Bila taruhannya berbeda-beda, yang paling sederhana mewakili permainan.',
    },
    exact: {
      name: 'RTP hasil hitungan',
      text: 'Jumlah dari semua yang bisa keluar, masing-masing dengan peluang persisnya. Tidak ada yang ditaksir.',
    },
    played: {
      name: 'RTP simulasi',
      text: 'Pengembalian ronde simulasi dengan mesin yang sama, beserta selang 95% yang dimungkinkan kebetulan.',
    },
    volatility: {
      name: 'Indeks volatilitas',
      text: '1,96 simpangan baku satu ronde, dalam taruhan. Rendah di bawah 5, tinggi mulai 10.',
    },
    hitRate: {
      name: 'Frekuensi menang',
      text: 'Seberapa sering satu ronde mengembalikan sesuatu, juga bila kurang dari taruhannya.',
    },
    maxWin: {
      name: 'Kemenangan terbesar',
      text: 'Paling banyak yang bisa dikembalikan satu ronde, sebagai kelipatan taruhannya.',
    },
  },
  source:
    'Angka-angka ini berasal dari mesin yang menjalankan permainan, lewat perintah npm run rtp. Sebuah tes gagal bila angka itu menyimpang dari yang dinyatakan permainan.',
} as const;
