import type { Texts } from '../en.ts';

export const sessionId = {
  session: {
    played: 'Waktu main',
    net: 'Sesi ini',
    round: 'Ronde',
  },
  sound: { label: 'Suara' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
