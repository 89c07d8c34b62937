import type { Texts } from '../en.ts';

export const sessionId = {
  session: {
    time: 'Sesi',
    net: 'Hasil',
    round: 'Ronde',
  },
  sound: { label: 'Suara' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
