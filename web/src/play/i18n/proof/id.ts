import type { Texts } from '../en.ts';

export const proofId = {
  proof: {
    blocks: 'HMAC-SHA256 dengan seed server menghasilkan byte',
    numbers: 'Empat byte menjadi satu angka, satu angka menjadi kejadian',
    becomes: 'Menjadi',
    staked: 'Dipertaruhkan',
    hand: 'Tangan',
    returns: 'Pengembalian semua permainan',
    rule: {
      cards:
        'Dari kartu yang tersisa, diurutkan dek demi dek dari as sampai raja sekop, hati, wajik, dan keriting, kejadian menghitung kartu berikutnya mulai dari 0. Kartu itu lalu keluar.',
      roulette: 'Kejadian adalah kantongnya, 0 sampai 36.',
      dice: 'Setiap dadu menunjukkan kejadiannya ditambah satu.',
      faces:
        'Setiap dadu menunjukkan muka sesuai kejadiannya: 0 mahkota, 1 jangkar, 2 hati, 3 wajik, 4 sekop, 5 keriting.',
      wheel: 'Kejadian adalah segmennya, dihitung searah jarum jam dari matahari, yaitu 0.',
      balls:
        'Dari bola yang tersisa, dalam urutan naik, kejadian menghitung bola berikutnya mulai dari 0.',
      tickets:
        'Setiap bidang adalah satu kejadian. Isi bidang mendapat bagian kejadian menurut urutan tabel pembayaran, yang terbaik lebih dulu; sisanya kosong.',
      fishing:
        'Kejadian pertama menangkap sasaran bila berada di bawah bagian sasaran: pengembalian arena dibagi kelipatan sasaran. Yang lain membentuk keistimewaan arena.',
      reels:
        'Setiap kejadian adalah tempat gulungan berhenti, dari kiri: posisi baris teratas pada pita, mulai dari 0. Gulungan yang ditahan tidak mengundi; simbol misteri memakai satu kejadian lagi.',
      falls:
        'Setiap kejadian adalah satu simbol menurut bagian simbol, gulungan demi gulungan dari kiri dan ke atas. Setelah simbol pemenang hilang, setiap tempat kosong mengundi lagi.',
      football:
        'Dua kejadian pertama adalah gol kedua tim, menurut bobot model yang dinyatakan. Lalu menit gol-gol itu, dan berapa peluang yang ada serta kapan.',
      basketball:
        'Dua kejadian per menit, tuan rumah dan tamu: poin menit itu menurut bobot model yang dinyatakan. Skor imbang mengundi satu kejadian lagi untuk perpanjangan waktu.',
      race: 'Kejadian pertama adalah urutan finis: setiap kali satu dari yang tersisa, menurut kekuatannya. Yang lain adalah jarak dan lengkung lintasan dan tidak mengubah urutan.',
    },
    slipText: 'Teks slip Anda',
    slipPays: 'Yang dikembalikan slip Anda',
    pick: 'Pilihan Anda',
    outcome: 'Hasil',
    slipOpen: 'Acara ini saja belum memutuskan slip.',
    slipMatches: 'Cocok. Anda dibayar sesuai pengembalian slip.',
    slipDiffers: 'Tidak cocok dengan yang dibayarkan kepada Anda.',
    slipWaits: 'Belum diputuskan',
  },
} as const satisfies Pick<Texts, 'proof'>;
