import { z } from 'zod';
import { int4, line, text } from '../../contract/field-types.ts';
import { identifier } from '../../contract/identifier.ts';
import { markets } from '../../contract/markets.ts';
import { walletTypeInput, walletTypeOutput } from '../../contract/money-fields.ts';

/* The fields that several calls of the back office share. */

export const moment = z.iso.datetime();

export const uid = identifier(64).describe('The id of a player.');

export const walletType = walletTypeOutput;

export const walletTypeQuery = walletTypeInput.optional();

/** Why staff act; stored in the log. */
export const reason = line({ trim: true }).min(3).max(200).describe('Stored in the log.');

/** A text of several lines. */
export function longText(min: number, max: number) {
  return text().trim().min(min).max(max);
}

/** The version that the member of staff looked at. */
export const version = int4()
  .nonnegative()
  .describe('As of the order that was shown; an older one is refused with 1503.');

export const SEARCH_LENGTH_MAX = 100;

/** The order of a list by time; without one that of the list's summary. */
export const sort = z
  .enum(['newest', 'oldest'])
  .optional()
  .describe('newest or oldest first, in the place of the list’s own order.');
export type Sort = z.output<typeof sort>;

/** A search for a player, as in the list of players, or for the number of a row. */
export const search = line({ trim: true })
  .max(SEARCH_LENGTH_MAX)
  .default('')
  .describe('A player as in the list of players, or the whole number of an order.');

export const amountUsd = z.number().describe('US dollars by the reference rates (≈).');

/** The member of staff who did something. */
export const staffRef = z.object({ id: z.string(), name: z.string() });

export const playerRef = z.object({
  uid: z.string(),
  nickName: z.string(),
  email: z.string().describe('Masked.'),
  market: z.enum(markets),
});

export const posting = z.object({
  account: z
    .string()
    .describe(
      'player/<uid>/available, player/<uid>/frozen, house, bank, promotion, fees, adjustments.',
    ),
  walletType,
  amount: z.number().describe('Below zero debits the account.'),
  type: z.string().describe('bet, win, deposit, withdraw, …'),
});

/** An entry of the ledger. */
export const ledgerEntry = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.string(),
  uid: z.string().nullable(),
  gameId: z.string().nullable(),
  roundId: z.string().nullable(),
  createdAt: moment,
  postings: z.array(posting),
});
export type LedgerEntryView = z.infer<typeof ledgerEntry>;

/** An event of the payments provider with its outcome. */
export const providerEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  platOrderNum: z.string(),
  amount: z.string().describe('Decimal string of major units.'),
  walletType: z.string(),
  occurredAt: moment,
  receivedAt: moment,
  outcome: z
    .string()
    .describe('credited, closed, declined, settled, returned, advanced, ignored, refused.'),
});
export type ProviderEventView = z.infer<typeof providerEvent>;
