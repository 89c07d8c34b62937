import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@fairhall/kit/clock';
import { sign } from '@fairhall/kit/signature';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { catalogue, retiredGames } from './catalogue.ts';

const responseSchema = z.object({ code: z.int() });

const TIMEOUT_MS = 10_000;
const RETRY_MS_MIN = 500;
const RETRY_MS_MAX = 30_000;

/**
 * Sends the catalogue to the API until it is accepted: the API may start later than this server.
 * Stops when `signal` is aborted.
 */
export async function syncCatalogue(options: {
  origin: string;
  secret: string;
  clock: Clock;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}): Promise<void> {
  const { log, signal } = options;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const problem = await sendCatalogue(options);
    if (problem === null) {
      log.info({ games: catalogue.length }, 'the catalogue is synchronised');
      return;
    }
    if (attempt === 0) log.info({ problem }, 'the API did not accept the catalogue; retrying');
    const delayMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(attempt, 10), RETRY_MS_MAX);
    await wait(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** @returns the failure, or `null` */
async function sendCatalogue({
  origin,
  secret,
  clock,
  signal,
}: {
  origin: string;
  secret: string;
  clock: Clock;
  signal: AbortSignal;
}): Promise<string | null> {
  const rawBody = JSON.stringify({ games: [...catalogue, ...retiredGames] });
  try {
    const response = await fetch(`${origin}/api/rpgame/games/saveAll`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': sign({ rawBody, secret, now: clock.now() }),
      },
      body: rawBody,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const { code } = responseSchema.parse(await response.json());
    return code === 200 ? null : `the API returned ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'no response';
  }
}
