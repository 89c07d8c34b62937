import type { RowWrite } from '../../ledger/rows.ts';

/** Of what happened to an account: the player sees it on the pages. */
export type SecurityNotice = {
  readonly id: string;
  readonly userId: string;
  readonly type: 'warning' | 'system';
  readonly message: 'newLogin' | 'passwordChanged' | 'passwordReset' | FactorEvent;
  readonly params: {
    readonly device?: string;
    readonly place?: 'known' | 'new';
  };
  readonly link: string;
};

/** The events of a factor; the mail has the same name. */
export type FactorEvent =
  | 'factorAdded'
  | 'factorRemoved'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** The way of a notice to the player; notifications, which stand below, have it. */
export type SecurityNotices = {
  /** The notice as a side row, for the transaction of a login. */
  row(notice: SecurityNotice, at: Date): RowWrite;
  /** Call it after the commit of the row. */
  publish(stored: { notice: SecurityNotice; at: Date }): void;
  /** Stores and publishes a notice. A failure is only logged. */
  notify(notice: SecurityNotice): Promise<void>;
};
