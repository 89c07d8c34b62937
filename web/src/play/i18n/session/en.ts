export const sessionEn = {
  session: {
    played: 'Played',
    net: 'Net',
    round: 'Round',
  },
  sound: { label: 'Sound' },
} as const;
