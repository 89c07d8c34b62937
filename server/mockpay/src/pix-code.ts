/** A key and a merchant that cannot exist, so that no scanned code moves money. */
const PIX_KEY = '00000000-0000-0000-0000-000000000000';
const MERCHANT_NAME = 'SIMULADO';
const MERCHANT_CITY = 'SIMULADO';

const PIX_DOMAIN = 'br.gov.bcb.pix';
const CURRENCY_BRL = '986';
const AMOUNT_LENGTH_MAX = 13;
const TXID_LENGTH_MAX = 25;
/** The placeholder of the BR Code rules for a missing transaction id. */
const NO_TXID = '***';

/**
 * The copy-and-paste text of a PIX payment: an EMV merchant-presented QR payload (tag, two-digit
 * length, value) that ends with its checksum.
 *
 * @param amount decimal BRL with a point, at most 13 characters
 * @param reference its letters and digits become the transaction id, at most 25
 * @throws RangeError if the amount does not fit its field
 */
export function pixCode({ amount, reference }: { amount: string; reference: string }): string {
  if (amount.length > AMOUNT_LENGTH_MAX) throw new RangeError('the amount does not fit a PIX code');
  const txid = reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, TXID_LENGTH_MAX) || NO_TXID;
  const payload = [
    field('00', '01'),
    field('26', field('00', PIX_DOMAIN) + field('01', PIX_KEY)),
    field('52', '0000'),
    field('53', CURRENCY_BRL),
    field('54', amount),
    field('58', 'BR'),
    field('59', MERCHANT_NAME),
    field('60', MERCHANT_CITY),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}

/**
 * CRC16/CCITT-FALSE (polynomial 1021, start FFFF, no reflection, no final xor) of ASCII text, as
 * four upper-case hex digits. "123456789" gives 29B1.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
      crc &= 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
