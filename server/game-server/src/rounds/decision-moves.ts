import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { CasinoInput } from '../contract.ts';
import { shareOf } from '../engines/decisions/decision-round.ts';
import type { Launch } from '../launches.ts';
import type { DecisionRecord, DecisionRepository } from './decision-repository.ts';
import type { DecisionSettlements } from './decision-settlement.ts';
import { dealtSoFar, madeChoices } from './decision-view.ts';
import { DUE_AFTER_MS } from './insistence.ts';
import type { PlayerSeeds } from './player-seeds.ts';
import type { SharedCommits } from './shared-commits.ts';

/* What is written down of a round with decisions when it is dealt and chosen in: a step of the books each. */

type Parts = {
  readonly commits: SharedCommits;
  readonly decisions: DecisionRepository;
  readonly decisionSettlements: DecisionSettlements;
  readonly seeds: PlayerSeeds;
  readonly clock: Clock;
};

type Opening = {
  readonly launch: Launch;
  readonly input: CasinoInput<'deal'>;
  readonly stakeMinor: bigint;
};

type Choice = { readonly launch: Launch; readonly input: CasinoInput<'choose'> };

/** Keeps a round and its first stake before the wallet hears of it. @returns the round's id */
export async function keepOpening(
  { commits, decisions, seeds, clock }: Parts,
  { launch, input, stakeMinor }: Opening,
): Promise<string> {
  const roundId = orderedUuid();
  const now = clock.now().getTime();
  const { uid, gameId, walletType, token } = launch;
  await commits.run(() => {
    const { seedPairId, nonce } = seeds.next(uid);
    seeds.count({ seedPairId, nonce });
    const winTransactionId = orderedUuid();
    const dueAt = now + DUE_AFTER_MS;
    decisions.insertRound({
      ...{ roundId, uid, gameId, walletType, stakeMinor },
      ...{ winTransactionId, seedPairId, nonce, now, dueAt },
    });
    decisions.insertMove({
      ...{ roundId, uid, token, stakeMinor, now },
      step: 0,
      requestId: input.requestId,
      choice: null,
      transactionId: orderedUuid(),
      status: 'pending',
    });
  });
  return roundId;
}

/**
 * Keeps a choice: one that stakes nothing is made with it, another waits for the wallet.
 * @throws PartyError 1202 for a decision that was made, 1203 for what is not on offer
 */
export async function keepChoice(
  { commits, decisions, decisionSettlements, clock }: Parts,
  { launch, input }: Choice,
): Promise<void> {
  const record = decisions.byId(input.roundId);
  if (record?.status !== 'open' || record.moves.length !== input.step) {
    throw new PartyError('ROUND_CLOSED', 'This decision was made already.');
  }
  const { roundId, requestId, step, choice } = input;
  const offered = dealtSoFar(record).position.choices.find(({ name }) => name === choice);
  if (!offered) throw new PartyError('INVALID_BET', 'The game does not offer this choice.');
  const stakeMinor = shareOf(record.stakeMinor, offered.stakePercent);
  const now = clock.now().getTime();
  const made = { roundId, step, uid: launch.uid, requestId, choice, stakeMinor, now };
  await commits.run(() => {
    if (stakeMinor === 0n) {
      decisions.insertMove({ ...made, transactionId: null, status: 'taken', token: null });
      decisionSettlements.moveOn(roundId);
      return;
    }
    const staked = { transactionId: orderedUuid(), token: launch.token };
    decisions.insertMove({ ...made, ...staked, status: 'pending' });
    decisions.setDue({ roundId, dueAt: now + DUE_AFTER_MS });
  });
}

/** Chooses for a player who did not come back, to the round's end. */
export function chooseByRule(
  { commits, decisions, decisionSettlements, clock }: Parts,
  { roundId, uid }: DecisionRecord,
): Promise<void> {
  const nowMs = clock.now().getTime();
  return commits.run(() => {
    for (;;) {
      const record = decisions.byId(roundId);
      if (record?.status !== 'open') return;
      const choice = dealtSoFar(record).position.fallback();
      const step = madeChoices(record).length + 1;
      decisions.insertMove({
        ...{ roundId, uid, step, choice, now: nowMs },
        requestId: null,
        stakeMinor: 0n,
        transactionId: null,
        status: 'taken',
        token: null,
      });
      decisionSettlements.moveOn(roundId);
    }
  });
}
