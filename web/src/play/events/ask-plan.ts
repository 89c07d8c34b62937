import type { LiveEvent, OfferedEvent, Slip } from '../contract-types.ts';
import { isOpenSlip } from './events-state.ts';

/** What the page asks the casino again and again. */
export const questions = ['programme', 'live', 'slips'] as const;
export type Question = (typeof questions)[number];

/** What decides when to ask again; times in milliseconds of the casino's clock. */
export type Known = {
  readonly programme: readonly OfferedEvent[] | null;
  readonly live: readonly LiveEvent[];
  readonly slips: readonly Slip[] | null;
  /** When each was answered last; nothing until then. */
  readonly answeredAt: Readonly<Partial<Record<Question, number>>>;
};

/** A moment after a known time, so that the casino has got past it too. */
const AFTER_MS = 250;
/** While something is going on it is looked at this often. */
const LIVE_EVERY_MS = 1000;
/** The programme is looked at at least this often, and no more often than the second. */
const PROGRAMME_EVERY_MS = 30_000;
const PROGRAMME_AT_LEAST_MS = 3000;
/** A slip that should have ended is asked for this often, and later on less. */
const DUE_SLIP_EVERY_MS = 1500;
const LATE_SLIP_EVERY_MS = 10_000;
const LATE_AFTER_MS = 30_000;

const at = (time: string): number => Date.parse(time);

/** When each question is due, in milliseconds of the casino's clock; `Infinity` for never. */
export function whenDue(known: Known): Readonly<Record<Question, number>> {
  return { programme: programmeDue(known), live: liveDue(known), slips: slipsDue(known) };
}

function programmeDue({ programme, answeredAt }: Known): number {
  const answered = answeredAt.programme;
  if (answered === undefined || programme === null) return Number.NEGATIVE_INFINITY;
  const nextClosing = Math.min(...programme.map(({ closesAt }) => at(closesAt) + AFTER_MS));
  const wished = Math.min(nextClosing, answered + PROGRAMME_EVERY_MS);
  return Math.max(wished, answered + PROGRAMME_AT_LEAST_MS);
}

/** Something closed but not started waits for its start; what is going on is followed. */
function liveDue({ programme, live, answeredAt }: Known): number {
  const answered = answeredAt.live;
  if (answered === undefined) return Number.NEGATIVE_INFINITY;
  const nextClosing = (programme ?? []).map(({ closesAt }) => at(closesAt) + AFTER_MS);
  const going = live.map((event) => {
    if (event.status === 'live') return answered;
    return event.status === 'closed' ? at(event.startsAt) + AFTER_MS : Number.POSITIVE_INFINITY;
  });
  return Math.max(Math.min(...nextClosing, ...going), answered + LIVE_EVERY_MS);
}

/** A slip is worth a look when one of its events ends, and from then on until it is settled. */
function slipsDue({ slips, answeredAt }: Known): number {
  const answered = answeredAt.slips;
  if (answered === undefined || slips === null) return Number.NEGATIVE_INFINITY;
  const due = slips.filter(isOpenSlip).map((slip) => {
    if (slip.status === 'pending') return answered + DUE_SLIP_EVERY_MS;
    const next = Math.min(...openEnds(slip).map((end) => end + AFTER_MS));
    if (next > answered) return next;
    const isLate = answered - next > LATE_AFTER_MS;
    return answered + (isLate ? LATE_SLIP_EVERY_MS : DUE_SLIP_EVERY_MS);
  });
  return Math.min(...due);
}

/** When the events end that a slip still waits for. */
function openEnds(slip: Slip): readonly number[] {
  if (slip.kind === 'draw') return [at(slip.event.endsAt)];
  const open = slip.legs.filter(({ outcome }) => outcome === 'open');
  return (open.length > 0 ? open : slip.legs).map(({ event }) => at(event.endsAt));
}
