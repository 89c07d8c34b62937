import type { z } from 'zod';
import type { Language } from '../../contract/enums.ts';
import type { Game } from '../../contract/games.ts';
import { toMajor } from '../../contract/money.ts';
import type { pastRounds } from '../../contract/past-rounds.ts';
import { AppError } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { roundClosed } from '../../ledger/provider-keys.ts';
import type { PlayContext } from './context.ts';
import { withQuery } from './past-rounds.service.ts';
import { entryOfReplay, replayId } from './replay-id.ts';
import { findFirstEntry, findRoundOfEntry, hasTag, type RoundKey } from './replays.repository.ts';

type Replay = z.output<(typeof pastRounds)['replay']['output']>;

/** The public id of a player's round. @throws NOT_FOUND for a round that has not ended or of another player */
export async function replayIdOf(context: PlayContext, round: RoundKey): Promise<{ id: string }> {
  const entryId = await findFirstEntry(context.prisma, round);
  if (entryId === null || !(await isClosed(context, round))) throw new AppError('NOT_FOUND');
  return { id: replayId(context.settings, entryId) };
}

/** The public page of a round's replay, by one of its entries. */
export function replayUrl({ settings }: PlayContext, entryId: bigint): string {
  return replayPage(settings, replayId(settings, entryId));
}

/**
 * A finished round by the public id of its replay, without anything of its player.
 * @param request.lang the language of the page that plays it
 * @throws NOT_FOUND for an unknown id, and for a round that has not ended or was cancelled
 */
export async function loadReplay(
  context: PlayContext,
  { id, lang }: { id: string; lang: Language },
): Promise<Replay> {
  const replay = await findReplay(context, id);
  if (!replay) throw new AppError('NOT_FOUND');
  const { round, game, currency, stakeMinor, wonMinor, multiple } = replay;
  return {
    gameId: round.gameId,
    gameName: game?.gameName ?? round.gameId,
    walletType: currency,
    stake: toMajor(stakeMinor, currency),
    win: toMajor(wonMinor, currency),
    multiple,
    createTime: round.createdAt.toISOString(),
    url: game?.replayUrl ? frameUrl(context, { ...replay, game, id, lang }) : null,
  };
}

/** A finished round by the public id of its replay; `undefined` where `loadReplay` throws. */
export async function findReplay(context: PlayContext, id: string) {
  const { settings, prisma, queries, games } = context;
  const entryId = entryOfReplay(settings, id);
  const round = entryId === null ? null : await findRoundOfEntry(prisma, entryId);
  if (round === null || !(await isClosed(context, round))) return;
  const { stakeMinor, wonMinor } = await queries.round(round);
  // All of its stakes were rolled back.
  if (stakeMinor <= 0n) return;
  return {
    round,
    game: await games.findInCatalogue(round.gameId),
    currency: parseCurrency(round.currency),
    stakeMinor,
    wonMinor,
    multiple: Number((wonMinor * 100n) / stakeMinor) / 100,
  };
}

type Framed = { round: RoundKey; game: Game; id: string; lang: Language };

function frameUrl({ settings }: PlayContext, { round, game, id, lang }: Framed): string {
  const { gameIp, gamePort, replayUrl: path } = game;
  return withQuery(`${gameIp}${gamePort}${path}`, {
    round: round.roundId,
    GameID: round.gameId,
    homeUrl: replayPage(settings, id),
    lang,
  });
}

function replayPage({ origins }: PlayContext['settings'], id: string): string {
  return `${origins.web}/r/${id}`;
}

async function isClosed({ providers, prisma }: PlayContext, round: RoundKey): Promise<boolean> {
  const { id: providerId } = (await providers.current()).ownerOf(round.gameId);
  return hasTag(prisma, roundClosed({ ...round, providerId }));
}
