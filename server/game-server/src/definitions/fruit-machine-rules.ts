import type { FruitMachineTables } from './fruit-machine-tables.ts';
import type { DefinitionParts } from './game-definition.ts';

/** The rules of a fruit machine in words, for a reader who has the tables and no code. */
export function fruitMachineRules({
  strips,
  wheel,
}: FruitMachineTables): Pick<DefinitionParts, 'draws' | 'rules'> {
  const tickets = wheel.segments.reduce((sum, segment) => sum + segment.tickets, 0);
  return {
    draws: [
      {
        name: 'stop',
        of: strips.map((strip) => strip.length),
        times: 'once for each reel, then once for each reel that a hold leaves free, from the left',
        meaning: 'The place on the strip of the reel, from 0, of the symbol in the top row.',
      },
      {
        name: 'wheel',
        of: tickets,
        times: 'once, if the final view turns the wheel',
        meaning:
          'The segments of tables.wheel.segments take their tickets in order; the segment whose ticket the event is.',
      },
    ],
    rules: [
      'Row 0 of a reel shows the symbol at its stop, the rows below the next ones of its strip in order; the strip goes on with its first symbol after its last.',
      'The one choice of a round is "take", which leaves the reels, "nudge-" and a reel counted from 1, which moves this reel to the stop before (the last one before stop 0), or "hold-" and the held reels joined by "-", as "hold-1-3", or "hold-none", which spins the other reels again.',
      'A line shows the symbols at its rows of tables.lines, one of each reel. A line of one symbol returns tables.symbols of it in percent of the stake; each line pays.',
      'If the final view shows at least tables.wheel.count of tables.wheel.symbol, anywhere, the wheel is drawn and returns the percent of its segment in addition.',
      'The table shows the hand "reels" with the stops and the return of the lines, and the hand "wheel" with the drawn segment, from 0, and its return.',
      'The figures are those of the best choice of every first view: the one with the highest mean return over all events that may follow; of equal ones the first of take, nudge-1, nudge-2, nudge-3, hold-1-2, hold-1-3, hold-2-3, hold-1, hold-2, hold-3, hold-none. An absent player makes this choice.',
    ],
  };
}
