/** A ticket that is being filled in: its lines, and which of them the board marks. */
export type Ticket = {
  /** Marked numbers of each line, in the order in which they were marked. */
  readonly lines: readonly (readonly number[])[];
  readonly active: number;
};

export const NUMBERS = 49;
export const PICKS = 6;

export const emptyTicket: Ticket = { lines: [[]], active: 0 };

export const activeLine = ({ lines, active }: Ticket): readonly number[] => lines[active] ?? [];

export const isComplete = (line: readonly number[]): boolean => line.length === PICKS;

/** Lines that can be bought. */
export const completeLines = ({ lines }: Ticket): readonly (readonly number[])[] =>
  lines.filter(isComplete).map((line) => [...line].sort((one, other) => one - other));

/** Whether what is marked can be bought as it is: at least one line, none half filled in, none twice. */
export function isReady(ticket: Ticket): boolean {
  const complete = completeLines(ticket);
  const isHalf = ticket.lines.some((line) => line.length > 0 && !isComplete(line));
  const isTwice = new Set(complete.map((line) => line.join(','))).size < complete.length;
  return complete.length > 0 && !isHalf && !isTwice;
}

function withActive(ticket: Ticket, line: readonly number[]): Ticket {
  return { ...ticket, lines: ticket.lines.with(ticket.active, line) };
}

/** Marks a number on the active line, or takes the mark away. A full line takes no seventh. */
export function toggleNumber(ticket: Ticket, number: number): Ticket {
  const line = activeLine(ticket);
  if (line.includes(number))
    return withActive(
      ticket,
      line.filter((other) => other !== number),
    );
  return isComplete(line) ? ticket : withActive(ticket, [...line, number]);
}

/**
 * Fills the active line up, or marks it anew when it is full. `random` returns a whole number from
 * 0 up to but not including its argument.
 */
export function quickPick(ticket: Ticket, random: (below: number) => number): Ticket {
  const line = activeLine(ticket);
  const picked = isComplete(line) ? [] : [...line];
  while (picked.length < PICKS) {
    const free = Array.from({ length: NUMBERS }, (_, at) => at + 1).filter(
      (number) => !picked.includes(number),
    );
    picked.push(free[random(free.length)] ?? 1);
  }
  return withActive(ticket, picked);
}

export const clearLine = (ticket: Ticket): Ticket => withActive(ticket, []);

/** An empty line after the last one, unless there are as many as a ticket holds. */
export function addLine(ticket: Ticket, linesMax: number): Ticket {
  const empty = ticket.lines.findIndex((line) => line.length === 0);
  if (empty >= 0) return { ...ticket, active: empty };
  if (ticket.lines.length >= linesMax) return ticket;
  return { lines: [...ticket.lines, []], active: ticket.lines.length };
}

export function removeLine(ticket: Ticket, place: number): Ticket {
  const lines = ticket.lines.filter((_, at) => at !== place);
  if (lines.length === 0) return emptyTicket;
  const active = ticket.active > place ? ticket.active - 1 : ticket.active;
  return { lines, active: Math.min(active, lines.length - 1) };
}

export const showLine = (ticket: Ticket, place: number): Ticket =>
  place < ticket.lines.length ? { ...ticket, active: place } : ticket;

/** The lines of an earlier ticket once more. */
export const ticketOf = (lines: readonly (readonly number[])[]): Ticket =>
  lines.length === 0 ? emptyTicket : { lines, active: lines.length - 1 };
