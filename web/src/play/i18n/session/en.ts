export const sessionEn = {
  session: {
    played: 'Played',
    net: 'This session',
    round: 'Round',
  },
  sound: { label: 'Sound' },
} as const;
