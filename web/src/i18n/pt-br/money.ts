export const money = {
  wallet: 'Carteira {{currency}}',
  change: 'Trocar',
  hidden: 'Oculto',
  currency: {
    USD: 'Dólar americano',
    EUR: 'Euro',
    GBP: 'Libra esterlina',
    BRL: 'Real brasileiro',
    JPY: 'Iene japonês',
    CNY: 'Yuan chinês',
    SGD: 'Dólar de Singapura',
    THB: 'Baht tailandês',
  },
} as const;
