import { searchForm } from '@fairhall/api/contract/search-form';

/** The topics of the assistant; the first five are its quick replies. */
export const topics = [
  'deposit',
  'withdraw',
  'lag',
  'security',
  'bonus',
  'verify',
  'human',
] as const;
export type Topic = (typeof topics)[number];
export type QuickReply = Exclude<Topic, 'verify' | 'human'>;

export const quickReplies: readonly QuickReply[] = [
  'deposit',
  'withdraw',
  'lag',
  'security',
  'bonus',
];

/**
 * Word prefixes that identify a topic, in the four languages together: players mix them. Without
 * accents and capitals; an earlier topic wins, so the narrower ones come first.
 */
const beginnings: readonly (readonly [Topic, readonly string[]])[] = [
  [
    'human',
    [
      'human',
      'agent',
      'real person',
      'a person',
      'someone',
      'operator',
      'staff',
      'atendente',
      'pessoa',
      'persona',
      'alguien',
      'alguem',
      'operador',
      'manusia',
      'petugas',
      'orang',
    ],
  ],
  ['verify', ['verif', 'seed', 'hash', 'semente', 'semilla', 'benih', 'adil', 'justo', 'fairness']],
  ['bonus', ['bonus', 'bono', 'match', 'reward', 'recompensa', 'premio', 'hadiah', 'promo']],
  ['withdraw', ['withdraw', 'payout', 'cash out', 'saque', 'sacar', 'retir', 'tarik', 'penarikan']],
  ['deposit', ['deposi', 'top up', 'topup', 'pix', 'recarga', 'isi saldo', 'setor']],
  [
    'security',
    [
      'secur',
      'password',
      'account',
      'login',
      'log in',
      'hack',
      'senha',
      'conta',
      'segur',
      'contrasena',
      'cuenta',
      'keamanan',
      'sandi',
      'akun',
    ],
  ],
  [
    'lag',
    [
      'lag',
      'slow',
      'stuck',
      'freez',
      'frozen',
      'load',
      'lent',
      'trav',
      'congel',
      'carreg',
      'atasc',
      'cuelg',
      'carga',
      'lambat',
      'macet',
      'muat',
    ],
  ],
];

/** The topic of a message; null when no prefix matches. */
export function topicOf(message: string): Topic | null {
  const normalized = ` ${searchForm(message)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const found = beginnings.find(([, begins]) =>
    begins.some((begin) => normalized.includes(` ${begin}`)),
  );
  return found?.[0] ?? null;
}
