import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import { providersToEnd, setProvider } from '../providers/providers.repository.ts';
import { postWithLimits } from '../safer-play/post-with-limits.ts';
import { protectionOf } from '../safer-play/protection.ts';
import { betTags, rollbackEntry, roundClosed, transactionOf, winEntry } from './game-entries.ts';
import { betsOf, existingTags, type StoredBet } from './open-rounds.repository.ts';
import { findBet } from './play.repository.ts';

export const END_ROUNDS_JOB = 'end-rounds';

const PAUSE_MS = 60_000;
/** Time in which a provider that was switched off can still settle its rounds itself. */
const GRACE_MS = 3_600_000;

/**
 * Ends the open rounds of providers that were switched off an hour ago: a bet without a win is rolled
 * back, a round with one is closed.
 */
export async function endRounds(services: Services): Promise<JobResult> {
  const { prisma, clock, log } = services;
  const at = clock.now();
  for (const { id } of await providersToEnd(prisma, new Date(at.getTime() - GRACE_MS))) {
    const ended = await endRoundsOf(services, id);
    log.info({ provider: id, ended }, 'the open rounds of a provider were ended');
    await setProvider(prisma, { id, columns: { roundsEndedAt: at }, at });
  }
  return { againAt: new Date(at.getTime() + PAUSE_MS) };
}

/** @returns the number of bets that were ended */
async function endRoundsOf(services: Services, providerId: string): Promise<number> {
  let ended = 0;
  for await (const bets of betsOf(services.prisma, providerId)) {
    const existing = await existingTags(
      services.prisma,
      bets.flatMap((bet) => Object.values(endTags(bet))),
    );
    for (const bet of bets) {
      const { closed, rolledBack, won } = endTags(bet);
      if (existing.has(rolledBack) || existing.has(closed)) continue;
      await endBet(services, { bet, isPaid: existing.has(won) });
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
  services: Services,
  { bet: { key }, isPaid }: { bet: StoredBet; isPaid: boolean },
): Promise<void> {
  const { queries, clock } = services;
  const bet = await findBet(queries.play, transactionOf(key));
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
  const protection = await protectionOf(services, bet.userId);
  const { outcome } = await postWithLimits(services, { entry, protection });
  // Blocked: the provider's own call ended the bet meanwhile, or another bet closed the round.
  if (outcome === 'applied' || outcome === 'replayed' || outcome === 'blocked') return;
  throw new Error(`the bet ${key} was not ended: ${outcome}`);
}
