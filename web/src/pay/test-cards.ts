import type { CardKind, FailureReason } from './contract-types.ts';

/** Each of Mockpay's cards and the outcome of its charge. */
export type TestCard = {
  readonly number: string;
  readonly kind: CardKind;
  readonly behaviour: 'pays' | 'declined' | 'insufficientFunds';
  /** Why its issuer declines it; null for a card that pays. */
  readonly declineReason: FailureReason | null;
};

export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    kind: 'debit',
    behaviour: 'pays',
    declineReason: null,
  },
  {
    number: '4111111111111111',
    kind: 'credit',
    behaviour: 'pays',
    declineReason: null,
  },
  {
    number: '4000000000000002',
    kind: 'debit',
    behaviour: 'declined',
    declineReason: 'card_declined',
  },
  {
    number: '4000000000009995',
    kind: 'debit',
    behaviour: 'insufficientFunds',
    declineReason: 'insufficient_funds',
  },
];

export type CardDetails = {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly name: string;
};
export type CardField = keyof CardDetails;

export const emptyCard: CardDetails = { number: '', expiry: '', code: '', name: '' };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The test card of this number, with any spacing. */
export function findTestCard(number: string): TestCard | null {
  const digits = digitsOf(number);
  return testCards.find((card) => card.number === digits) ?? null;
}

/** Groups of four digits, as on a card; sixteen digits at most. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `MM / YY`; four digits at most. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Valid details for a card that a tester picked from the list. */
export function filledCard({ number }: TestCard, now: Date): CardDetails {
  const year = (now.getUTCFullYear() + 3) % 100;
  return {
    number: formatCardNumber(number),
    expiry: `12 / ${String(year).padStart(2, '0')}`,
    code: '123',
    name: 'Test Card',
  };
}

/** In the order of the form. */
export const cardFields = ['number', 'expiry', 'code', 'name'] as const satisfies CardField[];

export type CardProblem =
  | 'numberMissing'
  | 'numberNotTest'
  | 'creditRefused'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'codeInvalid'
  | 'nameMissing';

type Checked = {
  /** The server's time. */
  readonly now: Date;
  /** What the order takes. */
  readonly accepted: readonly CardKind[];
};

/**
 * The error of each field, in the order of the form. Only test cards are valid: a real card must
 * never be used on this page.
 */
export function checkCard(
  card: CardDetails,
  { now, accepted }: Checked,
): Partial<Record<CardField, CardProblem>> {
  const problems = {
    number: numberProblem(card.number, accepted),
    expiry: expiryProblem(card.expiry, now),
    code: /^\d{3,4}$/.test(card.code.trim()) ? null : ('codeInvalid' as const),
    name: card.name.trim() === '' ? ('nameMissing' as const) : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function numberProblem(number: string, accepted: readonly CardKind[]): CardProblem | null {
  if (digitsOf(number) === '') return 'numberMissing';
  const card = findTestCard(number);
  if (!card) return 'numberNotTest';
  return accepted.includes(card.kind) ? null : 'creditRefused';
}

/** A card is valid until the end of its month. */
function expiryProblem(expiry: string, now: Date): CardProblem | null {
  const match = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digitsOf(expiry));
  if (!match) return 'expiryInvalid';
  const monthAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return monthAfter > now.getTime() ? null : 'expiryPast';
}
