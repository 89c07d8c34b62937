import type { BetSlip, MarketName, OfferedEvent } from '../contract-types.ts';
import { combinedOdds as combined, oddsOfText, payout } from './engine-facts.ts';

type LegEvent = BetSlip['legs'][number]['event'];

/** A selection on the slip, at the odds that were shown. */
export type Choice = {
  readonly event: LegEvent;
  readonly market: MarketName;
  readonly selection: string;
  readonly odds: string;
};

export type Slip = {
  /** One for each event, in the order of selection. */
  readonly choices: readonly Choice[];
  /** One bet on all choices, or one on each. */
  readonly mode: 'accumulator' | 'singles';
  /** As typed; it may be no valid amount. */
  readonly stake: string;
};

/** A choice compared with the current programme. */
export type ChoiceStatus =
  | { readonly kind: 'good' }
  | { readonly kind: 'changed'; readonly odds: string }
  | { readonly kind: 'closed' };

export const emptySlip = (stake: string): Slip => ({ choices: [], mode: 'accumulator', stake });

export function isChosen(
  { choices }: Slip,
  { eventId, market, selection }: { eventId: string; market: MarketName; selection: string },
): boolean {
  return choices.some(
    (choice) =>
      choice.event.eventId === eventId &&
      choice.market === market &&
      choice.selection === selection,
  );
}

/** Adds a choice, replacing another of the same event, or removes it if it is on the slip. */
export function toggle(slip: Slip, choice: Choice): Slip {
  const { eventId } = choice.event;
  if (isChosen(slip, { eventId, market: choice.market, selection: choice.selection })) {
    return remove(slip, eventId);
  }
  const place = slip.choices.findIndex(({ event }) => event.eventId === eventId);
  const choices = place < 0 ? [...slip.choices, choice] : slip.choices.with(place, choice);
  return { ...slip, choices };
}

export function remove(slip: Slip, eventId: string): Slip {
  return { ...slip, choices: slip.choices.filter(({ event }) => event.eventId !== eventId) };
}

/**
 * Whether a choice can still be bought at its odds; `now` in milliseconds of the server's clock.
 */
export function choiceStatusOf(
  { event, market, selection, odds }: Choice,
  { programme, now }: { programme: readonly OfferedEvent[]; now: number },
): ChoiceStatus {
  const offered = programme.find(({ eventId }) => eventId === event.eventId);
  if (!offered || Date.parse(event.closesAt) <= now) return { kind: 'closed' };
  const current = offered.markets
    .find((other) => other.market === market)
    ?.selections.find((other) => other.selection === selection)?.odds;
  if (current === undefined) return { kind: 'closed' };
  return current === odds ? { kind: 'good' } : { kind: 'changed', odds: current };
}

/** Accepts the current odds. */
export function acceptOdds(
  slip: Slip,
  given: { programme: readonly OfferedEvent[]; now: number },
): Slip {
  const choices = slip.choices.map((choice) => {
    const status = choiceStatusOf(choice, given);
    return status.kind === 'changed' ? { ...choice, odds: status.odds } : choice;
  });
  return { ...slip, choices };
}

/** Odds such as "1.85" in hundredths; 0 for malformed odds. */
const inHundredths = (odds: string): bigint => oddsOfText(odds) ?? 0n;

/** The combined odds of all choices, in hundredths; 0 without a choice. */
export function combinedOdds(choices: readonly { readonly odds: string }[]): bigint {
  if (choices.length === 0) return 0n;
  return combined(choices.map(({ odds }) => inHundredths(odds)));
}

/** The return of a winning slip, in minor units. */
export const returnOf = (stakeMinor: bigint, odds: bigint): bigint => payout({ stakeMinor, odds });

/**
 * The return of a placed bet if all open legs win, in minor units; a void leg counts as 1.00.
 * `null` with a lost leg.
 */
export function possibleReturn(
  legs: readonly Pick<BetSlip['legs'][number], 'odds' | 'outcome'>[],
  stakeMinor: bigint,
): bigint | null {
  if (legs.some(({ outcome }) => outcome === 'lost')) return null;
  const held = legs.filter(({ outcome }) => outcome !== 'void');
  return returnOf(stakeMinor, combined(held.map(({ odds }) => inHundredths(odds))));
}

/** The bets of a slip: one on all choices, or one on each. */
export function betsOf({ choices, mode }: Slip): readonly (readonly Choice[])[] {
  if (choices.length === 0) return [];
  return mode === 'accumulator' ? [choices] : choices.map((choice) => [choice]);
}
