import type { Api, Infrastructure } from '@fairhall/api/app';
import { fromWholeMajor } from '@fairhall/api/contract/money';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

/* What the back office has to show: withdrawals that wait, each for another reason, and a log. */

type SampleRequest = {
  readonly userId: string;
  /** Given before, so that there is something to withdraw; 0 for an account with a deposit. */
  readonly balanceMajor: number;
  readonly money: string;
  readonly bank: string;
  readonly hoursAgo: number;
};

const { ida, jon, kai, lou } = sampleAccounts;
const DAY_HOURS = 24;

/** The account that lia@ and busy@ were paid to. */
const SHARED_ACCOUNT = '6222000011112222';

const waiting: readonly SampleRequest[] = [
  { userId: ida.id, balanceMajor: 3000, money: '2500', bank: '6222000099990001', hoursAgo: 26 },
  { userId: jon.id, balanceMajor: 0, money: '90', bank: '6222000099990002', hoursAgo: 5 },
  { userId: kai.id, balanceMajor: 400, money: '150', bank: SHARED_ACCOUNT, hoursAgo: 2 },
  { userId: lou.id, balanceMajor: 400, money: '120', bank: '6222000099990004', hoursAgo: 1 },
];

/** Decided earlier: one for each decision. */
const decided: readonly SampleRequest[] = [
  { userId: kai.id, balanceMajor: 0, money: '60', bank: SHARED_ACCOUNT, hoursAgo: 3 * DAY_HOURS },
  { userId: kai.id, balanceMajor: 0, money: '80', bank: SHARED_ACCOUNT, hoursAgo: 2 * DAY_HOURS },
];

export async function seedOffice(api: Api, seededAt: Date): Promise<void> {
  await seedPlayers(api.infrastructure, seededAt);
  await seedLog(api, seededAt);
  for (const request of waiting) await requestAt(api, { request, seededAt });
}

async function seedPlayers(infrastructure: Infrastructure, seededAt: Date): Promise<void> {
  for (const { userId, balanceMajor } of waiting) {
    if (balanceMajor > 0) await giveOpening(infrastructure, { userId, balanceMajor, seededAt });
  }
  await flagLou(infrastructure, seededAt);
}

/** A new password and an exclusion, for the flags of a withdrawal. */
export async function flagLou({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  await prisma.user.update({
    where: { id: lou.id },
    data: {
      passwordChangedAt: daysBefore(seededAt, 0.2),
      selfExcludedUntil: new Date('2099-01-01T00:00:00Z'),
    },
    select: { id: true },
  });
}

async function giveOpening(
  { ledger }: Infrastructure,
  opening: { userId: string; balanceMajor: number; seededAt: Date },
): Promise<void> {
  const { userId, balanceMajor, seededAt } = opening;
  const amountMinor = fromWholeMajor(balanceMajor, 'USD');
  const common = { currency: 'USD', type: 'opening' } as const;
  await ledger.post({
    key: `seed/office/${userId}`,
    kind: 'opening',
    request: '',
    userId,
    occurredAt: daysBefore(seededAt, 4),
    postings: [
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor },
      { ...common, account: { of: 'promotion' }, amountMinor: -amountMinor },
    ],
  });
}

/** Requests a withdrawal as the player does, some hours ago, so that its flags are real. */
async function requestAt(
  { infrastructure, modulesAt }: Api,
  { request, seededAt }: { request: SampleRequest; seededAt: Date },
): Promise<string> {
  const { userId, money, bank, hoursAgo } = request;
  const time = daysBefore(seededAt, hoursAgo / DAY_HOURS);
  const sessionId = `seed-session-${userId}-${hoursAgo}`;
  await infrastructure.prisma.session.upsert({
    where: { id: sessionId },
    create: {
      id: sessionId,
      userId,
      // Of no token: the session has ended.
      tokenHash: sessionId,
      createdAt: time,
      expiresAt: time,
      endedAt: time,
      endReason: 'LOGOUT',
      deviceText: 'Firefox · Windows',
    },
    update: {},
    select: { id: true },
  });
  const { orderNum } = await modulesAt(time).payments.createWithdrawal({
    userId,
    sessionId,
    walletType: 'USD',
    money,
    bankCode: 'LMPUS',
    bank,
    idempotencyKey: `seed-office-${hoursAgo}`,
  });
  return orderNum;
}

/** Twenty acts of staff over three days, by the calls that make them, and their seal. */
async function seedLog(api: Api, seededAt: Date): Promise<void> {
  const known = await api.infrastructure.prisma.auditEntry.findFirst({ select: { id: true } });
  if (known) return;
  const [approved, rejected] = decided;
  const { ops, pay, help, view, admin } = sampleStaff;
  const days = (count: number) => daysBefore(seededAt, count);
  await seedShift(api, { staffId: admin.id, from: days(3.4), until: days(3.3) });
  if (approved) await decide(api, { request: approved, seededAt, staffId: pay.id });
  await seedShift(api, { staffId: pay.id, from: days(2.9), until: days(2.6) });
  await seedShift(api, { staffId: help.id, from: days(2.5), until: days(2.2) });
  await seedLeave(api, { from: days(2.1), until: days(1.95) });
  if (rejected) await decide(api, { request: rejected, seededAt, staffId: ops.id });
  await seedShift(api, { staffId: ops.id, from: days(1.9), until: days(1.6) });
  await seedShift(api, { staffId: view.id, from: days(1.5), until: days(1.4) });
  await seedShift(api, { staffId: help.id, from: days(1.2), until: days(0.9) });
  await seedShift(api, { staffId: pay.id, from: days(0.8), until: days(0.5) });
  await seedShift(api, { staffId: ops.id, from: days(0.4), until: days(0.2) });
  await api.modules.office.extendHashChain();
}

/** A login and a logout. */
async function seedShift(
  { infrastructure, modulesAt }: Api,
  { staffId, from, until }: { staffId: string; from: Date; until: Date },
): Promise<void> {
  const requestId = infrastructure.random.requestId();
  const actor = { staffId, requestId };
  const checked = await infrastructure.prisma.staffUser.findUniqueOrThrow({
    where: { id: staffId },
  });
  const session = await modulesAt(from).office.openStaffSession({
    actor,
    networkHash: 'seed',
    checked,
  });
  if (!session) throw new Error(`${checked.email} is disabled`);
  const { sessionId } = session;
  await modulesAt(until).office.logOutStaff({ staff: { staffId, sessionId }, requestId });
}

/** The viewer was away: an admin disabled the account meanwhile. */
async function seedLeave(
  { infrastructure, modulesAt }: Api,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  for (const [time, enabled] of [
    [from, false],
    [until, true],
  ] as const) {
    await modulesAt(time).office.updateStaff({
      id: sampleStaff.view.id,
      enabled,
      actor: { staffId: sampleStaff.admin.id, requestId: infrastructure.random.requestId() },
    });
  }
}

/** A withdrawal and the decision on it, two hours later. */
async function decide(
  api: Api,
  decision: { request: SampleRequest; seededAt: Date; staffId: string },
): Promise<void> {
  const { request, seededAt, staffId } = decision;
  const orderNum = await requestAt(api, { request, seededAt });
  const { infrastructure, modulesAt } = api;
  const { office } = modulesAt(daysBefore(seededAt, (request.hoursAgo - 2) / DAY_HOURS));
  const { version, reviewState } = await infrastructure.prisma.withdrawOrder.findUniqueOrThrow({
    where: { orderNum },
    select: { version: true, reviewState: true },
  });
  // With REVIEW_FROM_USD=off nothing waits.
  if (reviewState !== 'waiting') return;
  const actor = { staffId, requestId: infrastructure.random.requestId() };
  const common = { orderNum, version, actor, language: 'en' } as const;
  if (staffId === sampleStaff.pay.id) {
    const note = 'Player and Lia are a couple with one account';
    await office.approveWithdrawal({ ...common, note });
  } else {
    const note = 'Asked for a confirmation of the account; none came';
    await office.rejectWithdrawal({ ...common, note, reason: 'account' });
  }
}
