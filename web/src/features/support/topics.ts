import { searchForm } from '@fairhall/api/contract/search-form';

/** The topics of the assistant; the first five are its quick replies. */
export const topics = [
  'deposit',
  'withdraw',
  'lag',
  'security',
  'bonus',
  'verify',
  'closing',
  'human',
  'rtp',
  'identity',
  'refund',
] as const;
export type Topic = (typeof topics)[number];
export type QuickReply = Extract<Topic, 'deposit' | 'withdraw' | 'lag' | 'security' | 'bonus'>;

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
    'closing',
    [
      ...accountPhrases(
        ['close', 'closing', 'delete', 'deleting'],
        ['my', 'account', 'the account'],
      ),
      ...accountPhrases(['encerrar', 'fechar', 'excluir', 'apagar'], ['conta', 'a minha', 'minha']),
      ...accountPhrases(['cerrar', 'eliminar', 'borrar'], ['cuenta', 'mi cuenta', 'la cuenta']),
      ...accountPhrases(['tutup', 'menutup', 'hapus', 'menghapus'], ['akun']),
      'self exclu',
      'autoexclu',
      'mengecualikan diri',
      'addict',
      'vicia',
      'ludop',
      'adict',
      'kecanduan',
      'stop playing',
      'stop gambling',
      'parar de jogar',
      'dejar de jugar',
      'berhenti bermain',
    ],
  ],
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
  ['rtp', ['rtp', 'return to player', 'payout rate', 'retorno', 'volatil', 'tingkat pengembalian']],
  [
    'identity',
    [
      'identi',
      'kyc',
      'passport',
      'document',
      'passaporte',
      'pasaporte',
      'ktp',
      'paspor',
      'dokumen',
    ],
  ],
  [
    'refund',
    [
      'refund',
      'money back',
      'chargeback',
      'reembols',
      'estorn',
      'devol',
      'devuel',
      'pengembalian',
      'kembalikan',
      'uang kembali',
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

function accountPhrases(verbs: readonly string[], objects: readonly string[]): string[] {
  return verbs.flatMap((verb) => objects.map((object) => `${verb} ${object}`));
}

/** A text without accents, capitals and punctuation; each part of it follows a space. */
function textForm(text: string): string {
  return ` ${searchForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

/** The game that a message names, the longest name first: "Roulette" is part of another's. */
export function namedGame<Named extends { readonly gameName: string }>(
  message: string,
  games: readonly Named[],
): Named | null {
  const spaced = `${textForm(message)} `;
  const named = games.filter(({ gameName }) => spaced.includes(`${textForm(gameName)} `));
  const [longest] = named.sort((one, other) => other.gameName.length - one.gameName.length);
  return longest ?? null;
}

/** The topic of a message; null when no prefix matches. */
export function topicOf(message: string): Topic | null {
  const normalized = textForm(message);
  const found = beginnings.find(([, begins]) =>
    begins.some((begin) => normalized.includes(` ${begin}`)),
  );
  return found?.[0] ?? null;
}
