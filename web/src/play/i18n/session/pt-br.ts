import type { Texts } from '../en.ts';

export const sessionPtBr = {
  session: {
    time: 'Sessão',
    net: 'Resultado',
    round: 'Rodada',
  },
  sound: { label: 'Som' },
} as const satisfies Pick<Texts, 'session' | 'sound'>;
