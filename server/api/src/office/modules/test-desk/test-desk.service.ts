import { Mutex } from 'async-mutex';
import { z } from 'zod';
import type { Language } from '../../../contract/enums.ts';
import { LIMIT_RAISE_DELAY_HOURS } from '../../../contract/safer-play.ts';
import { AppError } from '../../../core/app-error.ts';
import type { OfficeContext } from '../../context.ts';
import { type testDesk as contract, SILENCE_S } from '../../contract/test-desk.ts';
import { type Act, auditEntry } from '../audit/audit-entry.ts';
import { requirePlayer } from '../players/players.service.ts';
import type { Actor } from '../staff/active-staff.ts';
import { hasTestDesk } from './has-test-desk.ts';
import { callMockpay } from './mockpay-tester.ts';
import { checkoutOf, moveRequestsBack, storeAct } from './test-desk.repository.ts';

type Calls = typeof contract;
type Input<Call extends keyof Calls> = z.output<Calls[Call]['input']> & { readonly actor: Actor };
type Output<Call extends keyof Calls> = z.output<Calls[Call]['output']>;

const HOUR_MS = 3_600_000;

const completed = z.object({ status: z.string() });
const sent = z.object({ eventId: z.string() });

/** @throws NOT_FOUND without sample data, and in production */
function requireTestDesk(context: OfficeContext): void {
  if (!hasTestDesk(context)) throw new AppError('NOT_FOUND');
}

export function testDeskState(context: OfficeContext): Output<'get'> {
  requireTestDesk(context);
  return { silenceSeconds: SILENCE_S };
}

/**
 * Orders a deposit for a player and pays it. The credit arrives with Mockpay's event.
 * @throws NOT_FOUND, those of a deposit
 */
export async function payDeposit(
  context: OfficeContext,
  { uid, walletType, amount, actor, language }: Input<'deposit'> & { readonly language: Language },
): Promise<Output<'deposit'>> {
  requireTestDesk(context);
  await requirePlayer(context, uid);
  const order = { userId: uid, walletType, amount, language, noLimit: false, idempotencyKey: null };
  const { outTradeNo, payUrl } = await context.payments.createDeposit(order);
  await store(context, actor, {
    action: 'test.deposit',
    subjectKind: 'player',
    subjectId: uid,
    after: { outTradeNo, walletType, amount },
  });
  const body = { outcome: 'paid', method: 'bank' };
  completed.parse(await callMockpay(context, { path: pathOf(payUrl, 'complete'), body }));
  return { outTradeNo };
}

/** Lets Mockpay send an irregular event. @throws NOT_FOUND, WRONG_STATE, PAYMENT_UNAVAILABLE */
export async function sendIrregularEvent(
  context: OfficeContext,
  { outTradeNo, send, actor }: Input<'webhook'>,
): Promise<Output<'webhook'>> {
  requireTestDesk(context);
  const checkout = await checkoutOf(context.prisma, outTradeNo);
  if (checkout === null) throw new AppError('NOT_FOUND');
  await store(context, actor, {
    action: 'test.webhook',
    subjectKind: 'deposit',
    subjectId: outTradeNo,
    playerId: checkout.userId,
    after: { send },
  });
  const path = pathOf(checkout.payUrl, 'webhooks');
  const data = await callMockpay(context, { path, body: { send } });
  return sent.parse(data);
}

/** Silences Mockpay for a while. @throws NOT_FOUND, PAYMENT_UNAVAILABLE */
export async function silenceMockpay(
  context: OfficeContext,
  actor: Actor,
): Promise<Output<'silence'>> {
  requireTestDesk(context);
  await store(context, actor, {
    action: 'test.silence',
    subjectKind: 'service',
    subjectId: 'mockpay',
    after: { seconds: SILENCE_S },
  });
  await callMockpay(context, { path: '/silence', body: { seconds: SILENCE_S } });
  return { until: new Date(context.clock.now().getTime() + SILENCE_S * 1000).toISOString() };
}

/** Lets the waiting time of a player's changes of limits pass. @throws NOT_FOUND */
export async function elapseDelays(
  context: OfficeContext,
  { uid, actor }: Input<'elapseDelays'>,
): Promise<Output<'elapseDelays'>> {
  requireTestDesk(context);
  await requirePlayer(context, uid);
  const byMs = LIMIT_RAISE_DELAY_HOURS * HOUR_MS;
  const act: Act = { action: 'test.limitDelays', subjectKind: 'player', subjectId: uid };
  const audit = auditEntry(context, actor, act);
  const limits = await moveRequestsBack(context.prisma, { uid, byMs, audit });
  context.restrictions.changed(uid);
  context.jobs.wake();
  return { limits };
}

/** Of this process: a second reset finds nothing left to do. */
const resets = new Mutex();

/** Resets the sample data. @throws NOT_FOUND, WRONG_STATE while money of a sample account moves */
export function resetSamples(context: OfficeContext, actor: Actor): Promise<Output<'reset'>> {
  requireTestDesk(context);
  const { resetSampleData } = context;
  if (resetSampleData === null) throw new AppError('NOT_FOUND');
  return resets.runExclusive(() => resetSampleData(actor));
}

function store(context: OfficeContext, actor: Actor, act: Act): Promise<void> {
  return storeAct(context.prisma, auditEntry(context, actor, act));
}

/** A path below the checkout of an order, as on Mockpay's origin inside. */
function pathOf(payUrl: string, step: string): string {
  return `${new URL(payUrl).pathname}/${step}`;
}
