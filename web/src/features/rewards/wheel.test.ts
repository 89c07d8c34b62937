import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prizesIn, restingTurn, verifyDraw } from './wheel.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const clientSeed = 'cfb1d51c-0a7e-7000-8000-0242ac120002';
const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex');

/** The draw, repeated with standard tools. */
function drawn(walletType: 'USD' | 'JPY') {
  const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:0:0`).digest();
  const segment = Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * 12);
  const amount = prizesIn(walletType)[segment] ?? 0;
  return { segment, draw: { amount, walletType, proof: { serverSeed, clientSeed, nonce: 0 } } };
}

describe('the welcome draw', () => {
  it('is reproduced on the player’s device', async () => {
    const { draw, segment } = drawn('USD');
    expect(await verifyDraw(draw, serverSeedHash)).toEqual({ isProven: true, segment });
  });

  it('pays in units of the currency', async () => {
    expect(prizesIn('JPY')).toContain(10_000);
    const { draw } = drawn('JPY');
    expect((await verifyDraw(draw, serverSeedHash)).isProven).toBe(true);
  });

  it('is not proven when the seed is not the sealed one, or points at another amount', async () => {
    const { draw } = drawn('USD');
    const otherHash = createHash('sha256').update('another').digest('hex');
    expect((await verifyDraw(draw, otherHash)).isProven).toBe(false);
    const other = prizesIn('USD').find((amount) => amount !== draw.amount) ?? 0;
    const verdict = await verifyDraw({ ...draw, amount: other }, serverSeedHash);
    expect(verdict.isProven).toBe(false);
    expect(prizesIn('USD')[verdict.segment]).toBe(other);
  });
});

it('stops with the segment on top', () => {
  expect(restingTurn(0, 5)).toBe(1800);
  expect(restingTurn(3, 5)).toBe(1710);
});
