import type { Texts } from '../en.ts';

export const sessionEs = {
  session: {
    played: 'Tiempo de juego',
    net: 'En esta sesión',
    round: 'Ronda',
  },
  sound: { label: 'Sonido' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
