import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { fromWholeMajor, toMajor } from '../../contract/money.ts';
import { WELCOME_NONCE, WELCOME_UNIT_MAJOR, WELCOME_WHEEL } from '../../contract/welcome-wheel.ts';
import { refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import { loadCurrency, loadOfferTag } from '../users/index.ts';
import type { RewardsContext } from './context.ts';
import { type Drawn, ensureReward, hasTag, storeDraw } from './rewards.repository.ts';

/** Whether the reward can be drawn now, and the hash of the server seed of its draw. */
export async function welcomeReward(
  context: RewardsContext,
  userId: string,
): Promise<{ available: boolean; serverSeedHash: string }> {
  const reward = await rewardOf(context, userId);
  const isGiven = await hasTag(context.prisma, await offerTag(context, userId));
  const available = !isGiven && (await mayClaim(context, userId));
  return { available, serverSeedHash: sha256(reward.serverSeed) };
}

/**
 * Draws the reward and credits it once to a person. The draw is stored before the credit, and the credit has
 * one idempotency key per player: a retry after a crash credits the stored draw, later calls throw
 * 1301.
 * @throws UNKNOWN_CURRENCY, NOT_IN_MARKET in a market without advantages before a first stake,
 *   ALREADY_CLAIMED, AMOUNT_OUT_OF_RANGE above the cap of a balance: the draw stays, to be claimed later
 */
export async function drawWelcomeReward(
  context: RewardsContext,
  { userId, walletType }: { userId: string; walletType: string | undefined },
) {
  const currency =
    walletType === undefined
      ? await loadCurrency(context.prisma, userId)
      : parseCurrency(walletType);
  if (!(await mayClaim(context, userId))) throw refusal('NOT_IN_MARKET');
  const tag = await offerTag(context, userId);
  if (await hasTag(context.prisma, tag)) throw refusal('ALREADY_CLAIMED');
  const reward = await rewardOf(context, userId);
  const units = drawnUnits({ serverSeed: reward.serverSeed, userId });
  const drawn = await storeDraw(context.prisma, {
    userId,
    walletType: currency,
    amountMinor: fromWholeMajor(units * WELCOME_UNIT_MAJOR[currency], currency),
    drawnAt: context.clock.now(),
  });
  if (!(await credit(context, { userId, drawn, tag }))) throw refusal('ALREADY_CLAIMED');
  const paidIn = parseCurrency(drawn.walletType);
  await context.notifications.notify({
    id: `welcome-reward.${userId}`,
    userId,
    type: 'bonus',
    message: 'welcomeReward',
    params: { amountMinor: drawn.amountMinor.toString(), walletType: paidIn },
    link: '/wallet',
  });
  return {
    amount: toMajor(drawn.amountMinor, paidIn),
    walletType: paidIn,
    proof: { serverSeed: reward.serverSeed, clientSeed: userId, nonce: WELCOME_NONCE },
  };
}

/** The prize of the wheel segment that the seeds select. */
export function drawnUnits({ serverSeed, userId }: { serverSeed: string; userId: string }): number {
  const stream = outcomeStream({
    hmacSha256: nodeHmacSha256,
    serverSeed,
    clientSeed: userId,
    nonce: WELCOME_NONCE,
  });
  const prize = WELCOME_WHEEL[stream.event(WELCOME_WHEEL.length)];
  if (prize === undefined) throw new RangeError('the wheel has no such segment');
  return prize;
}

const rewardKey = (userId: string) => ledgerKey('welcome-reward', userId);

const offerTag = ({ prisma }: RewardsContext, userId: string) =>
  loadOfferTag(prisma, { offer: 'welcome-reward', userId });

function rewardOf({ prisma, random }: RewardsContext, userId: string) {
  return ensureReward(prisma, { userId, serverSeed: random.seed() });
}

/** @returns false when the reward was credited before, to whatever account of the person */
async function credit(
  context: RewardsContext,
  { userId, drawn, tag }: { userId: string; drawn: Drawn; tag: string },
): Promise<boolean> {
  const currency = parseCurrency(drawn.walletType);
  const player = { of: 'player', userId, bucket: 'available' } as const;
  const posted = await context.ledger.post({
    key: rewardKey(userId),
    kind: 'reward',
    request: JSON.stringify([drawn.walletType, drawn.amountMinor.toString()]),
    userId,
    occurredAt: context.clock.now(),
    tags: [tag],
    mustNotExist: [tag],
    postings: [
      { account: { of: 'promotion' }, currency, amountMinor: -drawn.amountMinor, type: 'reward' },
      { account: player, currency, amountMinor: drawn.amountMinor, type: 'reward' },
    ],
  });
  switch (posted.outcome) {
    case 'applied':
      return true;
    case 'replayed':
    case 'blocked':
      return false;
    case 'limit':
      throw refusal('AMOUNT_OUT_OF_RANGE');
    case 'conflict':
    case 'stale':
    case 'overBudget':
    case 'overRound':
    case 'tooSoon':
    case 'unstaked':
    case 'insufficient':
      throw new Error(`the ledger returned ${posted.outcome} for the welcome reward of ${userId}`);
  }
}

/** In some markets not before a first stake. */
async function mayClaim({ restrictions }: RewardsContext, userId: string): Promise<boolean> {
  return restrictions.mayHaveOffers(await restrictions.load(userId));
}
