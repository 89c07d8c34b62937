const STORAGE_KEY = 'depositOrder';

/** The order that the player was last sent to pay, as the specification stores it. */
export type StoredOrder = {
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  /** Whole major units. */
  readonly amount: number;
  readonly walletType: string;
  /** Seconds from creation until the order expires. */
  readonly expiryPeriod: number;
};

/** Keeps the order under `depositOrder`; a browser that refuses storage loses only this memory. */
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
    // Private windows may refuse: the order lives on the server, so the deposit goes on.
  }
}

/**
 * The number of the order that was last stored on this device; empty without one. Nothing is
 * trusted in it: the server is asked what became of it, and answers for the player's own alone.
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
