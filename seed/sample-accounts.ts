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
} as const;

export const DAY_MS = 86_400_000;

/** The time this number of days earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
