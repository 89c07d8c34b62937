import { LRUCache } from 'lru-cache';
import type { Currency } from '../../contract/money.ts';
import type { LaunchState } from '../../contract/provider.ts';
import { refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import type { Services } from '../../services.ts';
import type { ActiveSession } from '../auth/caller.ts';
import { isLaunchIdle } from '../markets/stake-rules.ts';
import { type Protection, protectionOf } from '../safer-play/protection.ts';
import { endReasonOf, findLaunchToken, insertLaunchToken } from './play.repository.ts';

const LAUNCH_TOKEN_MS = 12 * 3_600_000;
const CACHED_MAX = 10_000;

/** The data of a launch token; immutable, so a cached one is never stale, on any node. */
export type Launch = {
  readonly userId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly language: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

/** Launches by the SHA-256 of their token. */
export type LaunchCache = LRUCache<string, Launch>;

export function createLaunchCache(): LaunchCache {
  return new LRUCache({ max: CACHED_MAX });
}

export async function issueLaunchToken(
  { prisma, random, clock }: Services,
  launch: { session: ActiveSession; gameId: string; walletType: Currency; language: string },
): Promise<{ token: string; expiresAt: Date }> {
  const { session, gameId, walletType, language } = launch;
  const token = random.token();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LAUNCH_TOKEN_MS);
  await insertLaunchToken(prisma, {
    id: random.uuid(),
    tokenHash: sha256(token),
    userId: session.userId,
    sessionId: session.sessionId,
    gameId,
    walletType,
    language,
    createdAt,
    expiresAt,
  });
  return { token, expiresAt };
}

/** The launch of a token, valid or not. @throws AppError 1204 for an unknown token */
export async function findLaunch({ prisma, launches }: Services, token: string): Promise<Launch> {
  const tokenHash = sha256(token);
  const cached = launches.get(tokenHash);
  if (cached) return cached;
  const stored = await findLaunchToken(prisma, tokenHash);
  if (!stored) throw refusal('INVALID_LAUNCH_TOKEN');
  const launch: Launch = {
    userId: stored.userId,
    sessionId: stored.sessionId,
    gameId: stored.gameId,
    walletType: parseCurrency(stored.walletType),
    language: stored.language,
    issuedAt: stored.createdAt,
    expiresAt: stored.expiresAt,
  };
  launches.set(tokenHash, launch);
  return launch;
}

type OfPlayer = { readonly launch: Launch; readonly protection: Protection };

/** Whether the launch has neither expired nor been ended. */
export async function isLaunchValid(services: Services, of: OfPlayer): Promise<boolean> {
  if (await isExpired(services, of)) return false;
  return services.sessions.allowsLaunch(of.launch);
}

/** Whether its time is over, in some markets also after a time without a stake. */
async function isExpired(services: Services, of: OfPlayer): Promise<boolean> {
  return of.launch.expiresAt <= services.clock.now() || isLaunchIdle(services, of);
}

export async function launchState(services: Services, launch: Launch): Promise<LaunchState> {
  const of = { launch, protection: await protectionOf(services, launch.userId) };
  if (await isLaunchValid(services, of)) return 'ALIVE';
  if (await isExpired(services, of)) return 'EXPIRED';
  const reason = await endReasonOf(services.prisma, launch.sessionId);
  return reason === 'KICKED_OUT' ? 'KICKED_OUT' : 'ENDED';
}

/** The launch of a valid token. @throws AppError 1204 */
export async function findValidLaunch(services: Services, token: string): Promise<Launch> {
  const launch = await findLaunch(services, token);
  const protection = await protectionOf(services, launch.userId);
  if (!(await isLaunchValid(services, { launch, protection })))
    throw refusal('INVALID_LAUNCH_TOKEN');
  return launch;
}
