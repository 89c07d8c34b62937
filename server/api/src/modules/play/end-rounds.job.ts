import type { JobResult } from '../../jobs/job-runner.ts';
import { betTags, roundClosed, transactionOf } from '../../ledger/provider-keys.ts';
import { providersToEnd, setProvider } from '../providers/index.ts';
import type { PlayContext } from './context.ts';
import { rollbackEntry, winEntry } from './game-entries.ts';
import { betsOf, existingTags, type StoredBet } from './open-rounds.repository.ts';
import { findBet } from './play.repository.ts';
import { postWithoutStake } from './post-bet.ts';

export const END_ROUNDS_JOB = 'end-rounds';

const PAUSE_MS = 60_000;
/** Time in which a provider that was switched off can still settle its rounds itself. */
const GRACE_MS = 3_600_000;

/**
 * Ends the open rounds of providers that were switched off an hour ago: a bet without a win is rolled
 * back, a round with one is closed.
 */
export async function endRounds(context: PlayContext): Promise<JobResult> {
  const { prisma, clock, log } = context;
  const at = clock.now();
  for (const { id } of await providersToEnd(prisma, new Date(at.getTime() - GRACE_MS))) {
    const ended = await endRoundsOf(context, id);
    log.info({ provider: id, ended }, 'the open rounds of a provider were ended');
    await setProvider(prisma, { id, columns: { roundsEndedAt: at }, at });
  }
  return { againAt: new Date(at.getTime() + PAUSE_MS) };
}

/** @returns the number of bets that were ended */
async function endRoundsOf(context: PlayContext, providerId: string): Promise<number> {
  let ended = 0;
  for await (const bets of betsOf(context.prisma, providerId)) {
    const existing = await existingTags(
      context.prisma,
      bets.flatMap((bet) => Object.values(endTags(bet))),
    );
    for (const bet of bets) {
      const { closed, rolledBack, won } = endTags(bet);
      if (existing.has(rolledBack) || existing.has(closed)) continue;
      await endBet(context, { bet, isPaid: existing.has(won) });
      ended += 1;
    }
  }
  return ended;
}

/** The tags by which it is known how a bet ended. */
function endTags({ key, userId, roundId }: StoredBet) {
  const transaction = transactionOf(key);
  const { won, rolledBack } = betTags(transaction);
  const round = { ...transaction, userId: userId ?? '', roundId: roundId ?? '' };
  return { won, rolledBack, closed: roundClosed(round) };
}

async function endBet(
  context: PlayContext,
  { bet: { key }, isPaid }: { bet: StoredBet; isPaid: boolean },
): Promise<void> {
  const { queries, clock } = context;
  const bet = await findBet(queries, transactionOf(key));
  if (!bet) throw new Error(`the bet ${key} is missing`);
  const { providerId, transactionId: betTransactionId } = bet;
  const transactionId = `ended by the casino: ${betTransactionId}`;
  const at = clock.now();
  const entry = isPaid
    ? winEntry({
        bet,
        request: { transactionId, finished: true },
        winMinor: 0n,
        earlierWins: 0,
        at,
      })
    : rollbackEntry({ bet, request: { providerId, transactionId, betTransactionId }, at });
  const restrictions = await context.restrictions.load(bet.userId);
  const { outcome } = await postWithoutStake(context, { entry, restrictions });
  // Blocked: the provider's own call ended the bet meanwhile, or another bet closed the round.
  if (outcome === 'applied' || outcome === 'replayed' || outcome === 'blocked') return;
  throw new Error(`the bet ${key} was not ended: ${outcome}`);
}
