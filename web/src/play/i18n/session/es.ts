import type { Words } from '../en.ts';

export const sessionEs = {
  session: {
    played: 'Tiempo de juego',
    net: 'En esta sesión',
    round: 'Ronda',
  },
  sound: { label: 'Sonido' },
} as const satisfies Pick<Words, 'session' | 'sound'>;
