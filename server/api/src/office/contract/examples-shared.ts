import type { z } from 'zod';
import type { Endpoint, Method } from '../../contract/endpoint.ts';
import type { OfficeContract } from './index.ts';

type ExampleOf<E> =
  E extends Endpoint<infer Input, infer Output, Method>
    ? { readonly request: z.input<Input>; readonly response: z.output<Output> }
    : never;

/** An example of each call; a missing one does not compile. */
export type OfficeExamples = {
  readonly [Group in keyof OfficeContract]: {
    readonly [Name in keyof OfficeContract[Group]]: ExampleOf<OfficeContract[Group][Name]>;
  };
};

export const AT = '2026-11-21T12:00:00.000Z';
export const UID = '482913765';
export const STAFF = { id: '019a5b1c-0001-7d09-8f61-4c2b7e9a1d44', name: 'Olive' };
export const OTHER_STAFF = { id: '019a5b1c-0002-7d09-8f61-4c2b7e9a1d44', name: 'Petra' };
export const PLAYER = { uid: UID, nickName: 'Ana', email: 'a••@e••.com', market: 'open' as const };
export const ORDER_NUM = 'FW261121H7M3W8PZ6RA';
export const OUT_TRADE_NO = 'FH261121H7KQ2M9X4TB';
export const PLAT_ORDER_NUM = 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A';
export const CHALLENGE = 'Zk3v0QmX5r8yT1nB7cJ4wL6pD2sH9fGaUeKiOoRbVtE';

export const FREEZE_ENTRY = {
  id: '120345',
  key: `withdraw/${ORDER_NUM}/freeze`,
  kind: 'withdraw-freeze',
  uid: UID,
  gameId: null,
  roundId: null,
  createdAt: AT,
  postings: [
    {
      account: `player/${UID}/available`,
      walletType: 'USD' as const,
      amount: -2500,
      type: 'freeze',
    },
    { account: `player/${UID}/frozen`, walletType: 'USD' as const, amount: 2500, type: 'freeze' },
  ],
};

export const AUDIT_ROW = {
  id: '019a5b1c-7f42-7a0b-8d2c-91e4a7f60b22',
  at: AT,
  staff: STAFF,
  action: 'withdrawal.approve' as const,
  subjectKind: 'withdrawal' as const,
  subjectId: ORDER_NUM,
  uid: UID,
  reason: 'Known player, account seen before',
  before: { reviewState: 'waiting' },
  after: { reviewState: 'approved' },
  requestId: '0b7d1c1e-5a0e-4a55-9c0e-6f0c5d8b2a11',
  sealed: true,
};

export const GAME_METRICS = {
  bets: 12_840,
  effectiveBets: 9_210,
  stakes: 25_680,
  ggr: 1038.2,
  rtp: 95.96,
  plusMinus: 2.17,
  isConclusive: true,
};

/** A page with one item. */
export const oneOf = <Item>(item: Item) => ({
  list: [item],
  total: 1,
  pageNum: 1,
  pageSize: 10,
  asOf: '2026-11-21T12:00:00.000Z',
});
