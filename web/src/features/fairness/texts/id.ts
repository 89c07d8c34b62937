import type { FairnessTexts } from './fairness-texts.ts';

export const id = {
  lead: 'Berapa yang dikembalikan tiap permainan dalam jangka panjang: yang dinyatakan kasino, yang mengikuti matematikanya, dan yang keluar dalam ronde simulasi.',
  terms: {
    stated:
      'Pengembalian ke pemain: bagian dari seluruh taruhan yang dikembalikan permainan dalam sangat banyak ronde. Bila taruhannya berbeda-beda, yang paling sederhana mewakili permainan.',
    exact:
      'Jumlah dari semua yang bisa keluar, masing-masing dengan peluang persisnya. Tidak ada yang ditaksir.',
    played:
      'Ronde dari mesin yang sama, dimainkan sebagai pemeriksaan angka di sampingnya. Rentangnya adalah 95% yang diizinkan kebetulan: sekitar satu dari dua puluh permainan berada di luarnya, dan permainan dengan hadiah besar yang jarang bisa lama jauh dari pengembaliannya. Bila pengembalian dihitung, yang dihitunglah yang berlaku. Bila 20 juta ronde pun tidak berarti, karena hampir seluruh pengembalian adalah satu hadiah langka, simulasi tidak ditampilkan.',
    volatility:
      'Seberapa jauh satu ronde menyimpang dari rata-rata: 1,96 simpangan baku satu ronde, dalam taruhan. Rendah di bawah 5: banyak menang kecil. Tinggi mulai 10: jarang, tetapi sekali menang banyak.',
    hitRate:
      'Seberapa sering satu ronde mengembalikan sesuatu, juga bila kurang dari taruhannya. Pada slot semua yang mengikuti putaran berbayar ikut dihitung: putaran ulang, runtuhan dan putaran gratis.',
    maxWin:
      'Paling banyak yang bisa dikembalikan satu ronde, sebagai kelipatan taruhannya. Slot punya batas: ronde yang mencapainya berakhir dengan tepat jumlah itu.',
    odds: 'Satu dari berapa putaran berbayar sebuah slot yang mengembalikan seratus kali taruhannya atau lebih, seribu kali, dan kemenangan terbesarnya, dengan semua yang mengikuti putaran itu. Dihitung, bukan disimulasikan.',
  },
  source:
    'Angka-angka ini berasal dari mesin yang menjalankan permainan. Siapa pun dapat menghitungnya lagi dari kode sumber yang terbuka, dan tidak ada versi yang dirilis bila angka itu menyimpang dari yang dinyatakan permainan.',
} as const satisfies FairnessTexts;
