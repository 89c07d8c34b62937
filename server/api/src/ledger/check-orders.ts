import type { Rule, RuleDialect } from './check-rule.ts';

/** The condition that an order has an entry with this suffix of its key. */
const hasEntry = (step: 'freeze' | 'settle' | 'return' | 'approve') =>
  `EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "key" = 'withdraw/' || "orderNum" || '/${step}')`;

/** The order number in the key of a withdrawal's entry. */
const orderNum = ({ beforeSlash }: RuleDialect) =>
  beforeSlash(`substr("key", length('withdraw/') + 1)`);

/** What follows "provider" in the key of an entry: "/<transaction>", or "@<provider>/<transaction>". */
const AFTER_PROVIDER = `substr("key", length('provider') + 1)`;

/** The bet of a games provider's entry, as in the keys of its tags. */
const BET = `'bet' || ${AFTER_PROVIDER}`;

/** The first part of the tags of a games provider's rounds. */
const rounds = ({ beforeSlash }: RuleDialect) => `'round' || ${beforeSlash(AFTER_PROVIDER)} || '/'`;

/** A round id as a part of a key (`fact-key.ts`). */
const ROUND = `replace(replace("roundId", '~', '~0'), '/', '~1')`;

const lacksTag = (tag: string) => `NOT EXISTS (SELECT 1 FROM "LedgerTag" WHERE "tag" = ${tag})`;

/*
 * A withdrawal follows the ledger, so for a moment it may have an earlier status than its entries: no
 * rule forbids that. A deposit is paid in the commit that credits it.
 */
export const orderRules = (dialect: RuleDialect): readonly Rule[] => [
  {
    rule: 'a paid deposit has an entry of its amount',
    sql: `SELECT "outTradeNo" AS "where" FROM "DepositOrder" WHERE "status" = 2 AND NOT EXISTS (
            SELECT 1 FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "LedgerEntry"."id"
            WHERE "key" = 'deposit/' || "outTradeNo" AND "currency" = "walletType"
              AND "account" = 'player/' || "DepositOrder"."userId" || '/available'
              AND "type" = 'deposit' AND "LedgerPosting"."amountMinor" = "DepositOrder"."amountMinor"
          )`,
  },
  {
    rule: 'a deposit that was credited is paid',
    sql: `SELECT "outTradeNo" AS "where" FROM "DepositOrder" WHERE "status" <> 2 AND EXISTS (
            SELECT 1 FROM "LedgerEntry" WHERE "key" = 'deposit/' || "outTradeNo" AND "kind" = 'deposit'
          )`,
  },
  {
    rule: 'an entry of a deposit has its order',
    sql: `SELECT "key" AS "where" FROM "LedgerEntry" WHERE "key" LIKE 'deposit/%' AND NOT EXISTS (
            SELECT 1 FROM "DepositOrder" WHERE "outTradeNo" = substr("key", length('deposit/') + 1)
          )`,
  },
  {
    rule: 'an event that credited a deposit has its entry',
    sql: `SELECT "eventId" AS "where" FROM "PaymentEvent" WHERE "outcome" = 'credited' AND NOT EXISTS (
            SELECT 1 FROM "LedgerEntry" WHERE "key" = 'deposit/' || "outTradeNo" AND "kind" = 'deposit'
          )`,
  },
  {
    rule: 'a payment that is marked for return has an entry that excludes its credit',
    sql: `SELECT "outTradeNo" AS "where" FROM "DepositOrder"
          WHERE ("status" = 3 AND "remark" IN ('overBalanceCap', 'overDepositLimit', 'paidOnBreak')) <> EXISTS (
            SELECT 1 FROM "LedgerEntry"
              WHERE "key" = 'deposit/' || "outTradeNo" AND "kind" = 'deposit-return'
          )`,
  },
  {
    rule: 'a withdrawal has an entry that froze its amount',
    sql: `SELECT "orderNum" AS "where" FROM "WithdrawOrder" WHERE NOT EXISTS (
            SELECT 1 FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "LedgerEntry"."id"
            WHERE "key" = 'withdraw/' || "orderNum" || '/freeze' AND "currency" = "walletType"
              AND "account" = 'player/' || "WithdrawOrder"."userId" || '/frozen'
              AND "LedgerPosting"."amountMinor" = "WithdrawOrder"."amountMinor"
          )`,
  },
  {
    rule: 'a finished withdrawal has one entry that paid it out or returned it',
    sql: `SELECT "orderNum" AS "where" FROM "WithdrawOrder"
          WHERE ("status" = 2 AND NOT ${hasEntry('settle')})
             OR ("status" = 4 AND NOT ${hasEntry('return')})
             OR (${hasEntry('settle')} AND ${hasEntry('return')})`,
  },
  {
    rule: 'a withdrawal that waits or was rejected is not paid out, and an approved one was approved once',
    sql: `SELECT "orderNum" AS "where" FROM "WithdrawOrder"
          WHERE ("reviewState" IN ('waiting', 'rejected') AND (${hasEntry('settle')} OR ${hasEntry('approve')}))
             OR ("reviewState" = 'approved' AND NOT ${hasEntry('approve')})`,
  },
  {
    rule: 'an entry of a withdrawal has its order',
    sql: `SELECT "key" AS "where" FROM "LedgerEntry" WHERE "key" LIKE 'withdraw/%/%' AND NOT EXISTS (
            SELECT 1 FROM "WithdrawOrder" WHERE "orderNum" = ${orderNum(dialect)}
          )`,
  },
  {
    rule: "a player's frozen money is the sum of the open withdrawals",
    sql: `SELECT "userId" || ' ' || "currency" || ': ' || sum("minor") AS "where" FROM (
            SELECT "userId", "currency", "frozenMinor" AS "minor" FROM "LedgerBalance"
            UNION ALL
            SELECT "userId", "walletType", -"amountMinor" FROM "WithdrawOrder"
            WHERE NOT ${hasEntry('settle')} AND NOT ${hasEntry('return')}
          ) AS "all" GROUP BY "userId", "currency" HAVING sum("minor") <> 0`,
  },
  {
    rule: 'an adjustment has moved its money exactly if it was applied',
    sql: `SELECT "id" AS "where" FROM "Adjustment" WHERE ("state" = 'applied') <> EXISTS (
            SELECT 1 FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "LedgerEntry"."id"
            WHERE "key" = 'adjustment/' || "Adjustment"."id" AND "currency" = "walletType"
              AND "account" = 'player/' || "Adjustment"."userId" || '/available'
              AND "type" = 'adjustment'
              AND "LedgerPosting"."amountMinor" = "Adjustment"."amountMinor"
          )`,
  },
  {
    rule: 'an entry of an adjustment has its adjustment',
    sql: `SELECT "key" AS "where" FROM "LedgerEntry" WHERE "kind" = 'adjustment' AND "key" NOT IN (
            SELECT 'adjustment/' || "id" FROM "Adjustment" WHERE "state" = 'applied'
            UNION ALL
            SELECT 'adjustment/' || "id" || '/reject' FROM "Adjustment" WHERE "state" = 'rejected'
          )`,
  },
  {
    rule: 'an adjustment is decided by another person than its requester',
    sql: `SELECT "id" AS "where" FROM "Adjustment" WHERE "reviewedBy" = "requestedBy"`,
  },
  {
    rule: 'an entry has its tags',
    sql: `SELECT "key" AS "where" FROM "LedgerEntry" WHERE
            ("kind" = 'deposit' AND "key" LIKE 'deposit/%' AND ${lacksTag(`'first-deposit/' || "userId"`)})
            OR ("key" LIKE 'withdraw/%/%' AND ${lacksTag('"key"')})
            OR ("kind" IN ('bet', 'play') AND "roundId" IS NOT NULL AND ${lacksTag(BET)})
            OR ("kind" = 'play' AND "roundId" IS NOT NULL AND (${lacksTag(`${BET} || '/won'`)}
              OR ${lacksTag(`${rounds(dialect)} || "userId" || '/' || ${ROUND} || '/closed'`)}))
            OR ("kind" IN ('rollback', 'tombstone') AND "id" NOT IN (
              SELECT "entryId" FROM "LedgerTag" WHERE "tag" LIKE 'bet%/rolled-back'))`,
  },
];
