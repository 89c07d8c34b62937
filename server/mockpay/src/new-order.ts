import { randomBytes } from 'node:crypto';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Settings } from '@fairhall/kit/settings';
import { canonicalAmount, requireOrigin } from './amounts-and-origins.ts';
import type { CreateOrder } from './contract.ts';
import type { NewOrder, Repository } from './repository.ts';

/** @throws INVALID_REQUEST for an invalid amount or URL */
export function newOrder(
  input: CreateOrder,
  { origins, now }: { origins: Settings['origins']; now: Date },
): NewOrder {
  requireOrigin('returnUrl', { url: input.returnUrl, origin: origins.web });
  requireOrigin('notifyUrl', { url: input.notifyUrl, origin: origins.apiInside });
  return {
    // 128 random bits: the number authorizes its holder to end the order.
    platOrderNum: `MP${randomBytes(16).toString('hex').toUpperCase()}`,
    outTradeNo: input.outTradeNo,
    amount: canonicalAmount(input),
    walletType: input.walletType,
    returnUrl: input.returnUrl,
    notifyUrl: input.notifyUrl,
    note: input.note ?? null,
    language: input.language ?? null,
    methods: input.methods ? JSON.stringify(input.methods) : null,
    ttlS: input.ttlS,
    createdAt: now.getTime(),
    expiresAt: now.getTime() + input.ttlS * 1000,
  };
}

/**
 * Stores an order, or finds the one of its `outTradeNo`.
 * @throws IDEMPOTENCY_CONFLICT for an `outTradeNo` that was used with other content
 */
export function storeOrder(
  repository: Repository,
  requested: NewOrder,
): { order: NewOrder; isNew: boolean } {
  const isNew = repository.insertOrder(requested);
  const order = isNew ? requested : repository.orderByOutTradeNo(requested.outTradeNo);
  if (!order || !sameContent(order, requested)) {
    throw new ApiError(
      'IDEMPOTENCY_CONFLICT',
      'This outTradeNo belongs to an order with other content.',
    );
  }
  return { order, isNew };
}

const contentKeys = [
  'amount',
  'walletType',
  'returnUrl',
  'notifyUrl',
  'note',
  'methods',
  'ttlS',
] as const satisfies readonly (keyof NewOrder)[];

function sameContent(left: NewOrder, right: NewOrder): boolean {
  return contentKeys.every((key) => left[key] === right[key]);
}
