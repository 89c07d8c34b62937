export const sessionEn = {
  session: {
    time: 'Session',
    net: 'Net',
    round: 'Round',
  },
  sound: { label: 'Sound' },
} as const;
