import type { LimitChoiceTexts } from './limit-choice-texts.ts';

export const id: LimitChoiceTexts = {
  title: 'Sebelum deposit pertama Anda',
  choose:
    'Aturan rumah di pasar Anda memberi pilihan: satu batas untuk deposit, atau tanpa batas untuk saat ini. Anda dapat menetapkan, menurunkan, dan menaikkan batas kapan saja di Bermain bijak.',
  require:
    'Aturan rumah di pasar Anda meminta dua batas terlebih dahulu: berapa yang boleh hilang dalam sebulan, dan berapa lama Anda boleh bermain dalam sehari. Anda dapat menurunkan dan menaikkannya kapan saja di Bermain bijak.',
  deposit: 'Batas deposit per bulan',
  loss: 'Batas kerugian per bulan',
  time: 'Batas waktu per hari, dalam menit',
  timeRange: '{{min}} sampai {{max}}',
  all: 'Semua dompet bersama',
  amountProblem: 'Masukkan jumlah bulat, paling banyak {{max}}',
  timeProblem: 'Masukkan menit bulat, dari {{min}} sampai {{max}}',
  set: 'Tetapkan dan lanjutkan',
  setting: 'Menetapkan…',
  notNow: 'Nanti saja',
  failed: 'Batas tidak dapat ditetapkan. Tidak ada yang dipotong, silakan coba lagi.',
};
