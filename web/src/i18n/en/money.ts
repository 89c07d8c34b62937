export const money = {
  wallet: '{{currency}} wallet',
  change: 'Change',
  hidden: 'Hidden',
  currency: {
    USD: 'US Dollar',
    EUR: 'Euro',
    GBP: 'Pound Sterling',
    BRL: 'Brazilian Real',
    JPY: 'Japanese Yen',
    CNY: 'Chinese Yuan',
    SGD: 'Singapore Dollar',
    THB: 'Thai Baht',
  },
} as const;
