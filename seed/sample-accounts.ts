import type { Market } from '@fairhall/api/contract/markets';
import type { Currency } from '@fairhall/api/contract/money';

/** The accounts of contract.md; their ids are fixed, so that a second seeding finds them. */
export const SAMPLE_PASSWORD = 'Fairhall1!';

export const sampleAccounts = {
  demo: { id: '100000001', email: 'demo@fairhall.test', nickName: 'Dana', ageDays: 180 },
  new: { id: '100000002', email: 'new@fairhall.test', nickName: 'Noa', ageDays: 0 },
  busy: { id: '100000003', email: 'busy@fairhall.test', nickName: 'Bela', ageDays: 90 },
  blocked: { id: '100000004', email: 'blocked@fairhall.test', nickName: 'Kit', ageDays: 60 },
  sec: { id: '100000005', email: 'sec@fairhall.test', nickName: 'Sam', ageDays: 30 },
  lia: { id: '100000006', email: 'lia@fairhall.test', nickName: 'Lia', ageDays: 270 },
  tom: { id: '100000007', email: 'tom@fairhall.test', nickName: 'Tom', ageDays: 30 },
  // Their withdrawals wait for the back office.
  ida: { id: '100000021', email: 'ida@fairhall.test', nickName: 'Ida', ageDays: 40 },
  jon: { id: '100000022', email: 'jon@fairhall.test', nickName: 'Jon', ageDays: 0.8 },
  kai: { id: '100000023', email: 'kai@fairhall.test', nickName: 'Kai', ageDays: 30 },
  lou: { id: '100000024', email: 'lou@fairhall.test', nickName: 'Lou', ageDays: 20 },
  gb: { id: '100000011', email: 'gb@fairhall.test', nickName: 'Gwen', ageDays: 3 },
  br: { id: '100000012', email: 'br@fairhall.test', nickName: 'Bento', ageDays: 3 },
  mt: { id: '100000013', email: 'mt@fairhall.test', nickName: 'Mattea', ageDays: 3 },
} as const;

/** The accounts of a market have its currency and money to play with, and no deposit. */
export const marketAccounts = [
  { market: 'gb', currency: 'GBP', balanceMajor: 200 },
  { market: 'br', currency: 'BRL', balanceMajor: 1000 },
  { market: 'mt', currency: 'EUR', balanceMajor: 200 },
] as const satisfies { market: Market; currency: Currency; balanceMajor: number }[];

export const DAY_MS = 86_400_000;

/** The time this number of days earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
