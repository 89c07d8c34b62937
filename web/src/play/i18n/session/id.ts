import type { Words } from '../en.ts';

export const sessionId = {
  session: {
    played: 'Waktu main',
    net: 'Sesi ini',
    round: 'Ronde',
  },
  sound: { label: 'Suara' },
} as const satisfies Pick<Words, 'session' | 'sound'>;
