import type { Currency } from '../../contract/money.ts';
import type { LaunchState } from '../../contract/provider.ts';
import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { isLaunchIdle, type PlayerRestrictions } from '../restrictions/index.ts';
import type { PlayContext } from './context.ts';
import type { Launch } from './launch.ts';
import { endReasonOf, findLaunchToken, insertLaunchToken } from './play.repository.ts';

const LAUNCH_TOKEN_MS = 12 * 3_600_000;

export async function issueLaunchToken(
  { prisma, random, clock }: PlayContext,
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

/** The launch of a token, valid or not. @throws INVALID_LAUNCH_TOKEN for an unknown token */
export async function findLaunch(
  { prisma, launches }: PlayContext,
  token: string,
): Promise<Launch> {
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

type OfPlayer = { readonly launch: Launch; readonly restrictions: PlayerRestrictions };

/** Whether the launch has neither expired nor been ended. */
export async function isLaunchValid(context: PlayContext, of: OfPlayer): Promise<boolean> {
  return !isExpired(context, of) && context.auth.sessions.allowsLaunch(of.launch);
}

/** Whether its time is over, in some markets also after a time without a stake. */
function isExpired({ clock }: PlayContext, { launch, restrictions }: OfPlayer): boolean {
  const { issuedAt, expiresAt } = launch;
  const now = clock.now();
  return expiresAt <= now || isLaunchIdle(restrictions, { issuedAt, now });
}

export async function launchState(context: PlayContext, launch: Launch): Promise<LaunchState> {
  const of = { launch, restrictions: await context.restrictions.load(launch.userId) };
  if (await isLaunchValid(context, of)) return 'ALIVE';
  if (isExpired(context, of)) return 'EXPIRED';
  const reason = await endReasonOf(context.prisma, launch.sessionId);
  return reason === 'KICKED_OUT' ? 'KICKED_OUT' : 'ENDED';
}

/** The launch of a valid token, with its player's restrictions. @throws INVALID_LAUNCH_TOKEN */
export async function findValidLaunch(context: PlayContext, token: string): Promise<OfPlayer> {
  const launch = await findLaunch(context, token);
  const restrictions = await context.restrictions.load(launch.userId);
  if (!(await isLaunchValid(context, { launch, restrictions }))) {
    throw refusal('INVALID_LAUNCH_TOKEN');
  }
  return { launch, restrictions };
}
