import { insertionInto, type RowWrite } from '../../ledger/rows.ts';

type PaymentEventRow = {
  readonly eventId: string;
  readonly type: string;
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  readonly amount: string;
  readonly walletType: string;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  /** What the event did; kept with it, so that support can answer for it later. */
  readonly outcome: string;
};

/** An event of the provider as a row; the same eventId twice is the same row. */
export const eventRow: (row: PaymentEventRow) => RowWrite = insertionInto(
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
