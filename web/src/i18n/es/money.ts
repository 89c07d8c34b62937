export const money = {
  wallet: 'Cartera {{currency}}',
  change: 'Cambiar',
  hidden: 'Oculto',
  currency: {
    USD: 'Dólar estadounidense',
    EUR: 'Euro',
    GBP: 'Libra esterlina',
    BRL: 'Real brasileño',
    JPY: 'Yen japonés',
    CNY: 'Yuan chino',
    SGD: 'Dólar de Singapur',
    THB: 'Baht tailandés',
  },
} as const;
