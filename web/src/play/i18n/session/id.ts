import type { Texts } from '../en.ts';

export const sessionId = {
  session: {
    played: 'Waktu',
    net: 'Hasil',
    round: 'Ronde',
  },
  sound: { label: 'Suara' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
