import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { gameServerCalls } from '../../../server/game-server/src/contract/index.ts';

export const SLOT = 'phoenix-ascend';

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

/** A call of a game page; `null` without a response, and where the servers refuse it for now. */
export async function callGame(
  origin: string,
  { path }: { path: string },
  { token, ...body }: { token: string; [field: string]: unknown },
): Promise<Envelope | null> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => null);
  const envelope: Envelope | null = (await response?.json().catch(() => null)) ?? null;
  return envelope === null || envelope.code === 502 || envelope.code === 503 ? null : envelope;
}

/** Repeats a call, as a page does, until it has a response. */
export async function callUntilKnown(
  origin: () => string,
  call: { path: string },
  body: { token: string; [field: string]: unknown },
): Promise<Envelope> {
  for (;;) {
    const envelope = await callGame(origin(), call, body);
    if (envelope) return envelope;
    await delay(20);
  }
}

/** A spin of the slot, repeated until it has a response. @returns its round */
export async function spin(origin: () => string, token: string, requestId: string) {
  const bet = { token, gameId: SLOT, requestId, stake: '0.20' };
  const envelope = await callUntilKnown(origin, gameServerCalls.spin, bet);
  expect(envelope).toMatchObject({ code: 200 });
  return gameServerCalls.spin.output.parse(envelope.data).round;
}
