export const money = {
  wallet: 'Dompet {{currency}}',
  change: 'Ganti',
  hidden: 'Disembunyikan',
  currency: {
    USD: 'Dolar AS',
    EUR: 'Euro',
    GBP: 'Pound sterling',
    BRL: 'Real Brasil',
    JPY: 'Yen Jepang',
    CNY: 'Yuan Tiongkok',
    SGD: 'Dolar Singapura',
    THB: 'Baht Thailand',
  },
} as const;
