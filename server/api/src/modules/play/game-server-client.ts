import type { Clock } from '@fairhall/kit/clock';
import { refusalCodes, transportCodes } from '@fairhall/kit/errors';
import { externalService } from '@fairhall/kit/external-service';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import { z } from 'zod';
import { type Currency, fromDecimal, toMajor } from '../../contract/money.ts';
import { walletTypeOutput } from '../../contract/money-fields.ts';
import { pastRounds } from '../../contract/past-rounds.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { GameServer, ListedRound } from './game-server.ts';

/** A player waits for this call, so a silent game server is given up on soon. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 32;
/** A round of many free spins is a hundred kilobytes, a match with its course less. */
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
});

const roundDetails = z.discriminatedUnion('kind', [
  pastRounds.get.output.options[0],
  z.object({ kind: z.literal('slip'), slip: listed, eventIds: z.array(z.string()) }),
]);

/** Speaks to the mock casino server over signed HTTP, as to any provider on its own origin. */
export function createGameServerClient({
  clock,
  ...at
}: {
  origin: string;
  secret: string;
  clock: Clock;
}): GameServer {
  const http = openSignedHttpClient({
    ...at,
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
      throw silent(cause);
    });
    if (code === transportCodes.NOT_FOUND) throw new AppError('NOT_FOUND');
    if (code === refusalCodes.ROUND_OPEN) throw refusal('ROUND_OPEN');
    const parsed = response.safeParse(data);
    if (!parsed.success) throw silent(parsed.error);
    return parsed.data;
  }

  return {
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
    rotate: (body) =>
      request('/player-history/rotate', { body, response: pastRounds.rotate.output }),
    close: gameServer.close,
  };
}

/** The game server did not answer, or answered nonsense: nothing was done that anybody knows of. */
function silent(cause: unknown): AppError {
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

/** The party's decimal as the API's number; @throws AppError 503 for one that is none */
function majorOf(text: string, currency: Currency): number {
  const amountMinor = fromDecimal(text, currency);
  if (amountMinor === null) throw silent(new Error(`${text} is no amount`));
  return toMajor(amountMinor, currency);
}
