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
