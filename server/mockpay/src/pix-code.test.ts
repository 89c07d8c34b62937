import { describe, expect, it } from 'vitest';
import { crc16, pixCode } from './pix-code.ts';

/** Parses tag, length and value until the text ends; throws on a wrong length. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest.length > 0) {
    const header = /^(\d{2})(\d{2})/.exec(rest);
    if (!header) throw new Error(`no field header at "${rest}"`);
    const end = 4 + Number(header[2]);
    if (end > rest.length) throw new Error(`field ${header[1]} is cut short`);
    fields.set(header[1] ?? '', rest.slice(4, end));
    rest = rest.slice(end);
  }
  return fields;
}

describe('crc16', () => {
  it('returns the check value of CRC16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('starts from FFFF, so that an empty text is not zero', () => {
    expect(crc16('')).toBe('FFFF');
  });

  it('keeps leading zeros', () => {
    const texts = Array.from({ length: 500 }, (_, index) => crc16(String(index)));
    expect(texts.filter((text) => text.startsWith('0')).length).toBeGreaterThan(0);
    expect(texts.every((text) => /^[0-9A-F]{4}$/.test(text))).toBe(true);
  });
});

describe('pixCode', () => {
  const code = pixCode({ amount: '200.00', reference: 'FH-2406_12' });

  it('is a sequence of fields with correct lengths', () => {
    const fields = readFields(code);
    expect([...fields.keys()]).toEqual([
      '00',
      '26',
      '52',
      '53',
      '54',
      '58',
      '59',
      '60',
      '62',
      '63',
    ]);
    expect(fields.get('00')).toBe('01');
    expect(fields.get('52')).toBe('0000');
    expect(fields.get('53')).toBe('986');
    expect(fields.get('54')).toBe('200.00');
    expect(fields.get('58')).toBe('BR');
  });

  it('has a key and a merchant that cannot exist', () => {
    const fields = readFields(code);
    const account = readFields(fields.get('26') ?? '');
    expect(account.get('00')).toBe('br.gov.bcb.pix');
    expect(account.get('01')).toBe('00000000-0000-0000-0000-000000000000');
    expect(fields.get('59')).toBe('SIMULADO');
    expect(fields.get('60')?.length).toBeLessThanOrEqual(15);
  });

  it('ends with the checksum of everything before it, its own header included', () => {
    expect(code.slice(-8, -4)).toBe('6304');
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
  });

  it('keeps letters and digits of the reference, at most 25', () => {
    const txid = (reference: string) =>
      readFields(readFields(pixCode({ amount: '1.00', reference })).get('62') ?? '').get('05');
    expect(txid('FH-2406_12')).toBe('FH240612');
    expect(txid('x'.repeat(60))).toBe('x'.repeat(25));
    expect(txid('---')).toBe('***');
  });

  it('refuses an amount that does not fit its field', () => {
    expect(pixCode({ amount: '9999999999.99', reference: 'a' })).toContain('9999999999.99');
    expect(() => pixCode({ amount: '10000000000.00', reference: 'a' })).toThrow(RangeError);
  });
});
