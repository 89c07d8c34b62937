import { describe, expect, it } from 'vitest';
import {
  checkCard,
  emptyCard,
  filledCard,
  findTestCard,
  formatCardNumber,
  formatExpiry,
  testCards,
} from './test-cards.ts';

const now = new Date('2030-06-30T23:59:59Z');
const JULY = new Date('2030-07-01T00:00:00Z');
const accepted = ['credit', 'debit'] as const;
const card = (number: string) => {
  const found = findTestCard(number);
  if (!found) throw new Error(`${number} is not a test card`);
  return found;
};
const good = filledCard(card('4242424242424242'), now);

describe('test cards', () => {
  it.each([
    ['4242 4242 4242 4242', null],
    ['4111 1111 1111 1111', null],
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
  ])('%s is charged or declined as by its bank', (number, reason) => {
    expect(card(number).declineReason).toBe(reason);
  });

  it('are the only cards', () => {
    expect(findTestCard('4242 4242 4242 4241')).toBeNull();
    expect(findTestCard('')).toBeNull();
  });

  it.each(testCards)('fill the form so that it passes: $number', (testCard) => {
    expect(checkCard(filledCard(testCard, now), { now, accepted })).toEqual({});
  });
});

describe('checkCard', () => {
  it('reports every empty field', () => {
    expect(checkCard(emptyCard, { now, accepted })).toEqual({
      number: 'numberMissing',
      expiry: 'expiryInvalid',
      code: 'codeInvalid',
      name: 'nameMissing',
    });
  });

  it('rejects a card that could be real', () => {
    expect(checkCard({ ...good, number: '5555 5555 5555 4444' }, { now, accepted })).toEqual({
      number: 'numberNotTest',
    });
  });

  it('rejects a credit card where the merchant takes none', () => {
    const credit = filledCard(card('4111111111111111'), now);
    expect(checkCard(credit, { now, accepted: ['debit'] })).toEqual({ number: 'creditRefused' });
    expect(checkCard(good, { now, accepted: ['debit'] })).toEqual({});
  });

  it('accepts a card until the end of its month', () => {
    expect(checkCard({ ...good, expiry: '06 / 30' }, { now, accepted })).toEqual({});
    expect(checkCard({ ...good, expiry: '05 / 30' }, { now, accepted })).toEqual({
      expiry: 'expiryPast',
    });
    expect(checkCard({ ...good, expiry: '06 / 30' }, { now: JULY, accepted })).toEqual({
      expiry: 'expiryPast',
    });
  });

  it.each(['13 / 30', '00 / 30', '1', '12 / 3'])('rejects the expiry %s', (expiry) => {
    expect(checkCard({ ...good, expiry }, { now, accepted })).toEqual({ expiry: 'expiryInvalid' });
  });

  it.each(['12', '12345', 'abc'])('rejects the security code %s', (code) => {
    expect(checkCard({ ...good, code }, { now, accepted })).toEqual({ code: 'codeInvalid' });
  });
});

describe('formats', () => {
  it('group the digits of a card and remove other characters', () => {
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('4242-4242-4242-4242-99')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('4242')).toBe('4242');
  });

  it('separate month and year', () => {
    expect(formatExpiry('12')).toBe('12');
    expect(formatExpiry('1229')).toBe('12 / 29');
    expect(formatExpiry('12 / 29')).toBe('12 / 29');
  });
});
