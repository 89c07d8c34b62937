import type { Texts } from '../en.ts';

export const sessionEs = {
  session: {
    time: 'Sesión',
    net: 'Resultado',
    round: 'Ronda',
  },
  sound: { label: 'Sonido' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
