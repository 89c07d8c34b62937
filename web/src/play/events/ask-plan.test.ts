import { describe, expect, it } from 'vitest';
import type { DrawSlip, LiveEvent, OfferedEvent } from '../contract-types.ts';
import { type Known, whenDue } from './ask-plan.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const iso = (ms: number) => new Date(NOON + ms).toISOString();

const event = {
  eventId: 'star-draw-49-1-1',
  gameId: 'star-draw-49',
  number: 1,
  opensAt: iso(-60_000),
  closesAt: iso(10_000),
  startsAt: iso(15_000),
  endsAt: iso(30_000),
  serverSeedHash: 'a'.repeat(64),
  fixture: { kind: 'draw' as const },
};
const offered: OfferedEvent = { ...event, status: 'open', markets: [] };
const live = (status: LiveEvent['status']): LiveEvent => ({
  ...event,
  status,
  progress: null,
  result: null,
});
const slip = (status: DrawSlip['status']): DrawSlip => ({
  kind: 'draw',
  slipId: 'one',
  gameId: event.gameId,
  status,
  stake: '1.00',
  win: '0.00',
  digest: 'b'.repeat(64),
  createdAt: iso(0),
  settledAt: null,
  event: { ...event, status: 'open' },
  lines: [],
  drawn: null,
});
const known = (changes: Partial<Known>): Known => ({
  programme: [offered],
  live: [],
  slips: [],
  answeredAt: { programme: NOON, live: NOON, slips: NOON },
  ...changes,
});

describe('what a page asks again, and when', () => {
  it('is everything at once as long as nothing was answered', () => {
    const due = whenDue({ programme: null, live: [], slips: null, answeredAt: {} });
    expect(Math.max(...Object.values(due))).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is the programme just after the next event closes, and never in a tight loop', () => {
    expect(whenDue(known({})).programme).toBe(NOON + 10_250);
    expect(whenDue(known({ programme: [] })).programme).toBe(NOON + 30_000);
    const late = known({ answeredAt: { programme: NOON + 11_000 } });
    expect(whenDue(late).programme).toBe(NOON + 14_000);
  });

  it('is what goes on each second, what is closed at its start, and nothing else before', () => {
    expect(whenDue(known({})).live).toBe(NOON + 10_250);
    expect(whenDue(known({ live: [live('closed')], programme: [] })).live).toBe(NOON + 15_250);
    expect(whenDue(known({ live: [live('live')] })).live).toBe(NOON + 1000);
    expect(whenDue(known({ live: [live('finished')], programme: [] })).live).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('is a slip when its event ends, then until it is settled, and less often when that is late', () => {
    expect(whenDue(known({ slips: [slip('standing')] })).slips).toBe(NOON + 30_250);
    const ended = { slips: NOON + 31_000 };
    const due = whenDue(known({ slips: [slip('standing')], answeredAt: ended }));
    expect(due.slips).toBe(NOON + 32_500);
    const late = { slips: NOON + 90_000 };
    const lateDue = whenDue(known({ slips: [slip('standing')], answeredAt: late }));
    expect(lateDue.slips).toBe(NOON + 100_000);
  });

  it('is a slip that is being confirmed at once, and never one that has ended', () => {
    expect(whenDue(known({ slips: [slip('pending')] })).slips).toBe(NOON + 1500);
    expect(whenDue(known({ slips: [slip('settled')] })).slips).toBe(Number.POSITIVE_INFINITY);
  });
});
