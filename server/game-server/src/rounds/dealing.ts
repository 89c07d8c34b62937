import type { Clock } from '@fairhall/kit/clock';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { orderedUuid } from '@fairhall/kit/random';
import type { Fairness } from '../contract-facts.ts';
import type { Launch } from '../launches.ts';
import { DUE_AFTER_MS } from './insistence.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';
import type { Wager } from './wagers.ts';

/**
 * What came of a wager: a round was dealt for it, or had been dealt for it before; another round of
 * the player's waits for its end first; or the wager is none that the game takes.
 */
export type Dealing =
  | { readonly kind: 'dealt'; readonly round: RoundRecord; readonly fairness: Fairness }
  | { readonly kind: 'kept'; readonly round: RoundRecord }
  | { readonly kind: 'waits'; readonly pending: RoundRecord }
  | { readonly kind: 'refused'; readonly error: unknown };

type Parts = {
  readonly repository: RoundRepository;
  readonly seeds: PlayerSeeds;
  readonly clock: Clock;
};

/**
 * Draws the outcome and keeps it, pending, as a round whose call to the wallet is out: that call
 * follows at once, and after a crash in between the wallet is asked what became of it. To be called
 * in a transaction, which is committed before the wallet hears of the round.
 */
export function dealFor(parts: Parts, bet: { launch: Launch; wager: Wager }) {
  const refusal = refusalOf(bet.wager);
  return (): Dealing => {
    const dealt = refusal ? null : deal(parts, bet);
    const dealing = dealt ?? inTheWay(parts, bet) ?? refusal;
    if (!dealing) throw new Error('a round that nothing was in the way of was not kept');
    return dealing;
  };
}

function refusalOf(wager: Wager): Extract<Dealing, { kind: 'refused' }> | null {
  try {
    wager.stakeMinor();
    return null;
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/** The round that was dealt for the same request, or the one that has to end first. */
function inTheWay(
  { repository }: Parts,
  { launch: { uid }, wager: { requestId } }: { launch: Launch; wager: Wager },
): Dealing | null {
  const round = repository.byRequest({ uid, requestId });
  if (round) return { kind: 'kept', round };
  const pending = repository.pendingOf(uid);
  return pending && { kind: 'waits', pending };
}

/**
 * A new round, or `null` where another is in the way: the books take one a request, and one pending
 * one a player. Then nothing is kept and no nonce is used.
 */
function deal(
  { repository, seeds, clock }: Parts,
  { launch, wager }: { launch: Launch; wager: Wager },
): Dealing | null {
  const createdAt = clock.now();
  const { seedPairId, inForce, serverSeed, serverSeedHash, clientSeed, nonce } = seeds.next(
    launch.uid,
  );
  const { winMinor, outcome } = wager.deal(
    outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce }),
  );
  const roundId = orderedUuid();
  const round: RoundRecord = {
    roundId,
    uid: launch.uid,
    gameId: wager.gameId,
    walletType: launch.walletType,
    requestId: wager.requestId,
    // The one call that a round makes.
    transactionId: roundId,
    stakeMinor: wager.stakeMinor(),
    winMinor,
    outcome,
    proof: { serverSeedHash, clientSeed, nonce },
    status: 'pending',
    refusal: null,
    token: launch.token,
    attempts: 0,
    sentAt: createdAt.getTime(),
    createdAt,
  };
  const dueAt = createdAt.getTime() + DUE_AFTER_MS;
  if (!repository.insert(round, { seedPairId, dueAt })) return null;
  seeds.count({ seedPairId, nonce });
  return { kind: 'dealt', round, fairness: inForce };
}
