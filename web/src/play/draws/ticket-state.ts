import type { DefinitionOf } from '../definition-of.ts';

/** The rules of a ticket, from the definition of its game. */
type TicketRules = Pick<DefinitionOf<'draw'>['tables'], 'numbers' | 'picks' | 'linesMax'>;

/** A ticket being filled in: its lines, and the active one. */
export type Ticket = {
  readonly rules: TicketRules;
  /** Marked numbers of each line, in the order in which they were marked. */
  readonly lines: readonly (readonly number[])[];
  readonly active: number;
};

export const emptyTicket = (rules: TicketRules): Ticket => ({ rules, lines: [[]], active: 0 });

export const activeLine = ({ lines, active }: Ticket): readonly number[] => lines[active] ?? [];

export const isComplete = ({ rules }: Ticket, line: readonly number[]): boolean =>
  line.length === rules.picks;

/** Lines that can be bought. */
export const completeLines = (ticket: Ticket): readonly (readonly number[])[] =>
  ticket.lines
    .filter((line) => isComplete(ticket, line))
    .map((line) => [...line].sort((one, other) => one - other));

/** Whether the ticket can be bought: at least one line, none incomplete, no duplicates. */
export function isReady(ticket: Ticket): boolean {
  const complete = completeLines(ticket);
  const isHalf = ticket.lines.some((line) => line.length > 0 && !isComplete(ticket, line));
  const isTwice = new Set(complete.map((line) => line.join(','))).size < complete.length;
  return complete.length > 0 && !isHalf && !isTwice;
}

function withActive(ticket: Ticket, line: readonly number[]): Ticket {
  return { ...ticket, lines: ticket.lines.with(ticket.active, line) };
}

/** Marks or unmarks a number on the active line. A full line accepts no further number. */
export function toggleNumber(ticket: Ticket, number: number): Ticket {
  const line = activeLine(ticket);
  if (line.includes(number))
    return withActive(
      ticket,
      line.filter((other) => other !== number),
    );
  return isComplete(ticket, line) ? ticket : withActive(ticket, [...line, number]);
}

/**
 * Completes the active line, or replaces it when it is full.
 * @param random returns an integer in [0, `below`)
 */
export function quickPick(ticket: Ticket, random: (below: number) => number): Ticket {
  const { numbers, picks } = ticket.rules;
  const line = activeLine(ticket);
  const picked = isComplete(ticket, line) ? [] : [...line];
  while (picked.length < picks) {
    const free = Array.from({ length: numbers }, (_, at) => at + 1).filter(
      (number) => !picked.includes(number),
    );
    picked.push(free[random(free.length)] ?? 1);
  }
  return withActive(ticket, picked);
}

export const clearLine = (ticket: Ticket): Ticket => withActive(ticket, []);

/** An empty line after the last one, unless there are as many as a ticket holds. */
export function addLine(ticket: Ticket): Ticket {
  const empty = ticket.lines.findIndex((line) => line.length === 0);
  if (empty >= 0) return { ...ticket, active: empty };
  if (ticket.lines.length >= ticket.rules.linesMax) return ticket;
  return { ...ticket, lines: [...ticket.lines, []], active: ticket.lines.length };
}

export function removeLine(ticket: Ticket, place: number): Ticket {
  const lines = ticket.lines.filter((_, at) => at !== place);
  if (lines.length === 0) return emptyTicket(ticket.rules);
  const active = ticket.active > place ? ticket.active - 1 : ticket.active;
  return { ...ticket, lines, active: Math.min(active, lines.length - 1) };
}

export const showLine = (ticket: Ticket, place: number): Ticket =>
  place < ticket.lines.length ? { ...ticket, active: place } : ticket;

/** The lines of an earlier ticket once more. */
export const ticketOf = (rules: TicketRules, lines: readonly (readonly number[])[]): Ticket =>
  lines.length === 0 ? emptyTicket(rules) : { rules, lines, active: lines.length - 1 };
