import { walletTypeOutput } from '@fairhall/api/contract/money-fields';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { z } from 'zod';
import { marketName, selectionName } from '../contract-event-facts.ts';

/** What is bought: a ticket's lines, each at the same price, or the legs of a bet. */
export const slipOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draw'), eventId: z.string(), lines: z.array(z.array(z.int())) }),
  z.object({
    kind: z.literal('bet'),
    legs: z.array(
      z.object({
        eventId: z.string(),
        market: marketName,
        selection: selectionName,
        odds: z.string(),
      }),
    ),
  }),
]);
export type SlipOrder = z.infer<typeof slipOrder>;

/**
 * A slip's content, as it enters the client seeds of its events. It holds the request's id, which
 * the player's own device made up: nobody finds a slip by trying contents.
 */
const slipContent = z.object({
  slipId: z.string(),
  requestId: z.string(),
  gameId: z.string(),
  walletType: walletTypeOutput,
  stake: z.string(),
  order: slipOrder,
});
type SlipContent = z.infer<typeof slipContent>;

/** The text that stands for a slip, and its SHA-256 (hex). */
export function sealContent(content: SlipContent): { content: string; digest: string } {
  const text = JSON.stringify(slipContent.parse(content));
  return { content: text, digest: sha256Hex(text) };
}

export function orderIn(content: string): SlipOrder {
  return slipContent.parse(JSON.parse(content)).order;
}

export function eventIdsOf(order: SlipOrder): readonly string[] {
  return order.kind === 'draw' ? [order.eventId] : order.legs.map(({ eventId }) => eventId);
}

/**
 * The client seed of an event: the SHA-256 (hex) of the digests of all slips sold for it, sorted
 * and joined by line feeds.
 */
export function clientSeedOf(book: readonly string[]): string {
  return sha256Hex([...book].sort().join('\n'));
}
