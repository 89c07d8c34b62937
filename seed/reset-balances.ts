import { type Infrastructure, refusal } from '@fairhall/api/app';
import {
  type Actor,
  applyingEntry,
  auditEntry,
  auditRow,
  insertAdjustmentRow,
} from '@fairhall/api/office';

const REASON = 'The sample data was reset';

/** Accounts whose sample data was complete with the entry of this key. */
type Group = { readonly key: string; readonly uids: readonly string[] };

/**
 * Adjusts the available money of the accounts to what they had when their sample data was complete, each
 * wallet by an ordinary adjustment. Frozen money belongs to withdrawals, which go on.
 * @returns how many wallets were adjusted
 * @throws WRONG_STATE when money of a player moves meanwhile
 */
export async function resetBalances(
  infrastructure: Infrastructure,
  { groups, actor }: { groups: readonly Group[]; actor: Actor },
): Promise<number> {
  let adjusted = 0;
  for (const { key, uids } of groups) {
    const first = await firstBalances(infrastructure, { key, uids });
    for (const userId of uids) {
      for (const [walletType, amountMinor] of await missingMoney(infrastructure, {
        userId,
        first,
      })) {
        await adjust(infrastructure, { userId, walletType, amountMinor, actor });
        adjusted += 1;
      }
    }
  }
  return adjusted;
}

const walletOf = (userId: string, currency: string) => `player/${userId}/available ${currency}`;

/** By wallet, in minor units. The entries up to the seeding's last are few, and the journal's first. */
async function firstBalances(
  { prisma }: Infrastructure,
  { key, uids }: Group,
): Promise<ReadonlyMap<string, bigint>> {
  const last = await prisma.ledgerEntry.findUnique({ where: { key }, select: { id: true } });
  if (!last) return new Map();
  const sums = await prisma.ledgerPosting.groupBy({
    by: ['account', 'currency'],
    where: {
      entryId: { lte: last.id },
      account: { in: uids.map((userId) => `player/${userId}/available`) },
    },
    _sum: { amountMinor: true },
  });
  return new Map(
    sums.map(({ account, currency, _sum }) => [`${account} ${currency}`, _sum.amountMinor ?? 0n]),
  );
}

/** By currency, what a player lacks; below zero what is too much. */
async function missingMoney(
  { ledger }: Infrastructure,
  { userId, first }: { userId: string; first: ReadonlyMap<string, bigint> },
): Promise<[currency: string, amountMinor: bigint][]> {
  const balances = await ledger.balances(userId);
  return balances
    .map(({ currency, availableMinor }): [string, bigint] => [
      currency,
      (first.get(walletOf(userId, currency)) ?? 0n) - availableMinor,
    ])
    .filter(([, amountMinor]) => amountMinor !== 0n);
}

async function adjust(
  infrastructure: Infrastructure,
  money: { userId: string; walletType: string; amountMinor: bigint; actor: Actor },
): Promise<void> {
  const { userId, walletType, amountMinor, actor } = money;
  const id = infrastructure.random.uuid();
  const at = infrastructure.clock.now();
  const audit = auditEntry(infrastructure, actor, {
    ...{ action: 'adjustment.request', subjectKind: 'adjustment', subjectId: id, reason: REASON },
    playerId: userId,
    after: { uid: userId, walletType, amountMinor: amountMinor.toString(), state: 'applied' },
  });
  const row = insertAdjustmentRow({
    ...{ id, userId, walletType, amountMinor, reason: REASON, state: 'applied' },
    ...{ requestedBy: actor.staffId, requestedAt: at },
    ...{ reviewedBy: null, reviewedAt: null, reviewNote: '' },
    ...{ idempotencyKey: null, requestHash: null },
  });
  const entry = applyingEntry({ id, userId, walletType, amountMinor }, { at });
  const { outcome } = await infrastructure.ledger.post({ ...entry, rows: [row, auditRow(audit)] });
  if (outcome === 'insufficient') throw refusal('WRONG_STATE');
  if (outcome !== 'applied') throw new Error(`the ledger returned ${outcome} for ${entry.key}`);
}
