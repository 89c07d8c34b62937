import { insertStatement, type RowWrite } from '../../ledger/rows.ts';

type PaymentEventRow = {
  readonly eventId: string;
  readonly type: string;
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  readonly amount: string;
  readonly walletType: string;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  /** The effect of the event, stored for support. */
  readonly outcome: string;
};

/** The row of a provider's event; a repeated eventId inserts nothing. */
export const eventRow: (row: PaymentEventRow) => RowWrite = insertStatement(
  'PaymentEvent',
  [
    'eventId',
    'type',
    'outTradeNo',
    'platOrderNum',
    'amount',
    'walletType',
    'occurredAt',
    'receivedAt',
    'outcome',
  ],
  { ifAbsent: true },
);
