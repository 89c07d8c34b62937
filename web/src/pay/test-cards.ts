import type { FailureReason } from './contract-types.ts';

/** The outcome of a charge of each of Mockpay's three cards. */
export type TestCard = {
  readonly number: string;
  readonly behaviour: 'pays' | 'declined' | 'insufficientFunds';
  /** Why its issuer declines it; null for the card that pays. */
  readonly declineReason: FailureReason | null;
};

export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    behaviour: 'pays',
    declineReason: null,
  },
  {
    number: '4000000000000002',
    behaviour: 'declined',
    declineReason: 'card_declined',
  },
  {
    number: '4000000000009995',
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
  | 'expiryInvalid'
  | 'expiryPast'
  | 'codeInvalid'
  | 'nameMissing';

/**
 * The error of each field, in the order of the form. Only test cards are valid: a real card must
 * never be used on this page.
 * @param now the server's time
 */
export function checkCard(card: CardDetails, now: Date): Partial<Record<CardField, CardProblem>> {
  const problems = {
    number: numberProblem(card.number),
    expiry: expiryProblem(card.expiry, now),
    code: /^\d{3,4}$/.test(card.code.trim()) ? null : ('codeInvalid' as const),
    name: card.name.trim() === '' ? ('nameMissing' as const) : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function numberProblem(number: string): CardProblem | null {
  if (digitsOf(number) === '') return 'numberMissing';
  return findTestCard(number) ? null : 'numberNotTest';
}

/** A card is valid until the end of its month. */
function expiryProblem(expiry: string, now: Date): CardProblem | null {
  const match = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digitsOf(expiry));
  if (!match) return 'expiryInvalid';
  const monthAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return monthAfter > now.getTime() ? null : 'expiryPast';
}
