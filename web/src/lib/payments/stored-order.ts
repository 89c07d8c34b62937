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

/** Saves the order under `depositOrder`; without storage nothing is saved. */
export function storeOrder({
  outTradeNo,
  platOrderNum,
  amount,
  walletType,
  expiryPeriod,
}: StoredOrder): void {
  try {
    const order = { outTradeNo, platOrderNum, amount, walletType, expiryPeriod };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Private windows may refuse storage. The order exists on the server, so the deposit continues.
  }
}

/**
 * The number of the order that was last saved on this device; empty without one. The value is not
 * trusted: the server returns the player's own orders alone.
 */
export function storedOrderNo(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('outTradeNo' in stored)) return '';
    return typeof stored.outTradeNo === 'string' ? stored.outTradeNo : '';
  } catch {
    return '';
  }
}
