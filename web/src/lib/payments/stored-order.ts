import { hasTexts, localStore } from '@/lib/browser/storage.ts';

const STORAGE_KEY = 'depositOrder';

/** The order of the last checkout, in the specification's format. */
export type StoredOrder = {
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  /** Whole major units. */
  readonly amount: number;
  readonly walletType: string;
  /** Seconds from creation until the order expires. */
  readonly expiryPeriod: number;
};

/** Saves the order under `depositOrder`. */
export function storeOrder({
  outTradeNo,
  platOrderNum,
  amount,
  walletType,
  expiryPeriod,
}: StoredOrder): void {
  const order = { outTradeNo, platOrderNum, amount, walletType, expiryPeriod };
  localStore.write(STORAGE_KEY, JSON.stringify(order));
}

/**
 * The number of the order that was last saved on this device; empty without one. The value is not
 * trusted: the server returns the player's own orders alone.
 */
export function findOrderNo(): string {
  const stored = localStore.readJson(STORAGE_KEY);
  return hasTexts(stored, ['outTradeNo']) ? stored.outTradeNo : '';
}
