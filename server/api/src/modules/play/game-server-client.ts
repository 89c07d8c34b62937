import type { Clock } from '@fairhall/kit/clock';
import { refusalCodes, transportCodes } from '@fairhall/kit/errors';
import { externalService } from '@fairhall/kit/external-service';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import { z } from 'zod';
import { play } from '../../contract/games.ts';
import { type Currency, fromDecimal, toMajor } from '../../contract/money.ts';
import { walletTypeOutput } from '../../contract/money-fields.ts';
import { pastRounds } from '../../contract/past-rounds.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { GameServer, ListedRound } from './game-server.ts';

/** Short, because a player waits for this call. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 32;
/** A round with many free spins has about 100 kB, a match less. */
const RESPONSE_BYTES_MAX = 4 * 1024 * 1024;
const RETRY_AFTER_S = 5;

const listed = z.object({
  roundId: z.string(),
  kind: z.enum(['round', 'slip']),
  gameId: z.string(),
  walletType: walletTypeOutput,
  stake: z.string(),
  win: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isRevealed: z.boolean(),
  isCalledOff: z.boolean(),
  refusal: z.string().nullable(),
});

const roundDetails = z.discriminatedUnion('kind', [
  pastRounds.get.output.options[0],
  z.object({ kind: z.literal('slip'), slip: listed, eventIds: z.array(z.string()) }),
]);

/** A client of the game server over signed HTTP. */
export function createGameServerClient({
  clock,
  ...target
}: {
  origin: string;
  secret: string;
  clock: Clock;
}): GameServer {
  const http = openSignedHttpClient({
    ...target,
    timeoutMs: TIMEOUT_MS,
    connectionsMax: CONNECTIONS_MAX,
    responseBytesMax: RESPONSE_BYTES_MAX,
  });
  const gameServer = externalService({ http, clock });

  async function request<Data>(
    path: string,
    { body, response }: { body: object; response: z.ZodType<Data> },
  ): Promise<Data> {
    const { code, data } = await gameServer.request(path, body).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    if (code === transportCodes.NOT_FOUND) throw new AppError('NOT_FOUND');
    if (code === refusalCodes.ROUND_OPEN) throw refusal('ROUND_OPEN');
    if (code === refusalCodes.CLIENT_SEED_REQUIRED) throw refusal('CLIENT_SEED_REQUIRED');
    const parsed = response.safeParse(data);
    if (!parsed.success) throw unavailable(parsed.error);
    return parsed.data;
  }

  return {
    nextStarts: () =>
      request('/player-history/next-starts', { body: {}, response: play.nextStarts.output }),
    async rounds(body) {
      const response = z.object({ rounds: z.array(listed) });
      const { rounds } = await request('/player-history/rounds', { body, response });
      return rounds.map(listedRound);
    },
    async round(body) {
      const response = await request('/player-history/round', { body, response: roundDetails });
      return response.kind === 'slip'
        ? { ...response, slip: listedRound(response.slip) }
        : response;
    },
    event: (body) => request('/player-history/event', { body, response: pastRounds.event.output }),
    seedRounds: (body) =>
      request('/player-history/seed-rounds', { body, response: pastRounds.seedRounds.output }),
    rotate: (body) =>
      request('/player-history/rotate', { body, response: pastRounds.rotate.output }),
    close: gameServer.close,
  };
}

/** The error for a missing or invalid response of the game server. */
function unavailable(cause: unknown): AppError {
  const error = new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_S });
  error.cause = cause;
  return error;
}

function listedRound(round: z.infer<typeof listed>): ListedRound {
  const { stake, win, walletType, createdAt, ...facts } = round;
  return {
    ...facts,
    walletType,
    stake: majorOf(stake, walletType),
    win: win === null ? null : majorOf(win, walletType),
    createTime: createdAt,
  };
}

/** Parses a decimal of the game server. @throws OVERLOADED when it is invalid */
function majorOf(text: string, currency: Currency): number {
  const amountMinor = fromDecimal(text, currency);
  if (amountMinor === null) throw unavailable(new Error(`${text} is not an amount`));
  return toMajor(amountMinor, currency);
}
