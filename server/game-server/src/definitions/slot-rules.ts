import type { CellsModel, HoldAndWin } from '../engines/slot/cells-model.ts';
import type { LinesModel } from '../engines/slot/lines-model.ts';
import type { SlotKind } from '../engines/slot/slot-game.ts';
import type { DefinitionParts } from './game-definition.ts';

/* The rules of the slots in words, for a reader who has the tables and no code. */

type Draws = DefinitionParts['draws'];

const stops = (of: readonly number[]): Draws[number] => ({
  name: 'stop',
  of,
  times: 1,
  meaning:
    'One event for each reel, from the left: the index, from 0, of the symbol of tables.strips in the top row; the rows below show the next symbols of the strip, which continues at its start after its end.',
});

const tieRule =
  'If a line pays its leading wilds and the combination that they continue the same, the combination is shown.';
const lineRules = [
  'The stake is divided into tables.units equal parts; all pays are multiples of a part, scatter pays are multiples of the whole stake.',
  'Line n is tables.lines[n - 1]: the row of its cell on each reel, 0 is the top row; every line is played.',
  'A line pays for 3, 4 or 5 equal symbols from the leftmost reel without a gap: pays[0], pays[1] or pays[2] of the symbol.',
  'The wild counts as any symbol but the scatter.',
  'If a line begins with wilds, it pays the wilds by themselves or the longer combination of the first other symbol that they continue, whichever is more.',
  tieRule,
  'A line of five wilds pays as wilds; a line whose first cell, or first cell after its wilds, is a scatter pays at most its leading wilds.',
];
const waysRules = [
  'The stake is divided into tables.units equal parts; all pays are multiples of a part, scatter pays are multiples of the whole stake.',
  'A regular symbol pays if it or a wild is on each of the first 3, 4 or 5 reels: pays[0], pays[1] or pays[2] of the largest such count, once for each way.',
  'The number of ways of a symbol is the product, over the counted reels, of the number of cells that show it or a wild.',
  'Wild and scatter pay no ways; the wild counts as every regular symbol.',
];
const scatterRule =
  '3, 4 or 5 scatters anywhere pay pays[0], pays[1] or pays[2] of the scatter, in addition; no reel shows two.';
const capRule =
  'A round pays at most tables.cap stakes: the step that reaches it is the last one, its amount is cut so that the steps add up to exactly that, and it awards no free spins; its single wins are shown uncut, and `capped` is true.';

const freeSpinRules = [
  '3, 4 or 5 scatters in a paid spin award freeSpins[0], freeSpins[1] or freeSpins[2] free spins; in a free spin they award as many more; an award is cut so that a round has at most freeSpinsMax in all.',
  'Free spins follow the paid spin, one after the other, from tables.strips.free; paid spins use tables.strips.base.',
  'In a paid spin the multiplier is 1; in a free spin all pays, scatter pays included, are multiplied by the last entry of tables.meter whose wilds is at most the number of wild cells shown by the earlier free spins of the round, by 1 without such an entry.',
  'The wilds of a free spin count for the free spins after it, not for itself.',
];

/** What is shown, and what it pays by lines or by ways. */
const payRules = ({ rows, ways }: Pick<LinesModel, 'rows' | 'ways'>): string[] => [
  rows === undefined ? 'Three rows are shown.' : 'tables.rows rows are shown.',
  ...(ways ? waysRules : lineRules),
];

/** The draws and rules of a slot. */
export function slotRules(game: SlotKind): Pick<DefinitionParts, 'draws' | 'rules'> {
  switch (game.kind) {
    case 'lines': {
      const { strips } = game.model;
      return {
        draws: [stops(lengthsOf(strips.base))],
        rules: [
          ...payRules(game.model),
          scatterRule,
          ...freeSpinRules,
          'Each free spin draws its stops in the same way, by the lengths of the strips of free spins.',
          capRule,
        ],
      };
    }
    case 'mystery': {
      const { lines, tickets, festival } = game.model;
      return {
        draws: [
          stops(lengthsOf(lines.strips.base)),
          {
            name: 'mystery ticket',
            of: tickets.reduce((sum, { count }) => sum + count, 0),
            times: 1,
            meaning:
              'After the stops of each spin, also if no mystery symbol shows: tables.mystery.tickets take their counts in order, the first one from 0; all mystery symbols of the spin become the symbol of the ticket.',
          },
        ],
        rules: [
          'Mystery symbols are replaced before anything is paid.',
          ...payRules(lines),
          scatterRule,
          ...freeSpinRules,
          ...(festival ? festivalRules : []),
          'Each free spin draws its stops and its mystery ticket in the same way.',
          capRule,
        ],
      };
    }
    case 'book': {
      const { lines, tickets } = game.model;
      return {
        draws: [
          stops(lengthsOf(lines.strips.base)),
          {
            name: 'book ticket',
            of: tickets.reduce((sum, { count }) => sum + count, 0),
            times: 'after the stops of a paid spin that awards free spins',
            meaning:
              'tables.book.tickets take their counts in order, the first one from 0; the symbol of the ticket is the one that fills its reels in the free spins of the round.',
          },
        ],
        rules: [
          ...payRules(lines),
          scatterRule,
          ...freeSpinRules,
          'Each free spin draws its stops in the same way, by the lengths of the strips of free spins.',
          ...bookRules,
          capRule,
        ],
      };
    }
    case 'stacks': {
      const { lines } = game.model;
      return {
        draws: [stops(lengthsOf(lines.strips.base))],
        rules: [
          ...payRules(lines),
          scatterRule,
          ...freeSpinRules.slice(0, 2),
          'A full stack is a reel that shows tables.stack.symbol itself in all three rows. All pays of a spin, scatter pays included, are multiplied by tables.stack.multiplier if it shows a full stack or several.',
          'In a free spin they are multiplied in addition by the last entry of tables.meter whose wilds is at most the number of full stacks of the earlier free spins of the round, by 1 without such an entry; `wildsCollected` counts those stacks, with its own.',
          'Each free spin draws its stops in the same way, by the lengths of the strips of free spins.',
          capRule,
        ],
      };
    }
    case 'wishes': {
      const { strips, wishes } = game.model;
      return {
        draws: [
          stops(lengthsOf(strips.base)),
          {
            name: 'wish',
            of: wishes.length,
            times: 'once after the stops of a paid spin with 3 scatters or more',
            meaning: 'The index of the wish in tables.wishes, from 0.',
          },
        ],
        rules: [
          ...payRules({}),
          scatterRule,
          '3 scatters or more in a paid spin grant one wish, as many free spins as its spins, from tables.strips.free; paid spins use tables.strips.base. A free spin grants none.',
          'All pays of the free spins of a wish, scatter pays included, are multiplied by its multiplier; spins times multiplier is the same for every wish.',
          'Free spins follow the paid spin, one after the other; each draws its stops in the same way, by the lengths of the strips of free spins.',
          capRule,
        ],
      };
    }
    case 'lives':
      return {
        draws: [stops(lengthsOf(game.model.strips.base))],
        rules: [
          ...payRules({}),
          scatterRule,
          ...livesRules,
          'Each free spin draws its stops in the same way, by the lengths of the strips of free spins.',
          capRule,
        ],
      };
    case 'wild-reels':
      return {
        draws: [
          {
            ...stops(lengthsOf(game.model.strips)),
            times: 'once, and once for each respin, on the reels that are not held',
          },
        ],
        rules: [
          ...payRules({}),
          scatterRule,
          'A reel that shows a wild becomes wild in all three rows, is paid so at once, and is held.',
          'While a step makes at least one more reel wild, another step follows: a respin of the reels that are not held, from the left; each step is paid.',
          'All pays of a step are multiplied by tables.multipliers at the index of the number of reels that are wild in it.',
          'A wild reel shows no scatter, also in the step in which it becomes wild; there are no free spins, and tables.strips.free is not used.',
          capRule,
        ],
      };
    case 'tumble': {
      const { tickets, comets } = game.model;
      const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
      return {
        draws: [
          {
            name: 'ticket',
            of: sum(tickets.base),
            times: 'once for each empty cell',
            meaning:
              'Reel by reel from the left, on each reel from the lowest empty row upwards: tables.tickets.base take their counts in order, the first one from 0, and the cell shows the symbol of the ticket; tables.tickets.free in free spins.',
          },
          ...(comets ? [cometValue(sum(comets.values.map(({ count }) => count)))] : []),
        ],
        rules: [
          'The stake is divided into tables.units equal parts; all pays are multiples of a part.',
          'A spin begins with an empty grid of tables.reels by tables.rows, and every cell is filled.',
          'A symbol pays by the number of its cells anywhere in the grid: the multiple of its last pay whose count is at most that number; several symbols may pay.',
          'The pays of the n-th grid of a spin are multiplied by entry n of tables.ladder.base, in free spins of tables.ladder.free.',
          'After a grid that pays, the cells of all paying symbols become empty, the symbols above them fall down, and the empty cells on top of each reel are filled by draws; then the new grid is paid.',
          'A spin ends with a grid that pays nothing, and with the grid of the last entry of the ladder, after which nothing falls.',
          ...(comets ? cometRules : []),
          'The scatter pays nothing and never vanishes; tables.scatter.countMin of them or more in the last grid of a spin award tables.freeSpins free spins, in free spins too; an award is cut so that a round has at most freeSpinsMax in all.',
          'Free spins follow the paid spin, one after the other.',
          capRule,
        ],
      };
    }
    case 'cells':
      return cellsRules(game.model);
  }
}

function cellsRules({
  rows,
  tickets,
  feature,
}: CellsModel): Pick<DefinitionParts, 'draws' | 'rules'> {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const ofReel: Draws = [
    {
      name: 'cells',
      of: rows.max - rows.min + 1,
      times: 'once for each reel, from the left',
      meaning: 'The reel has tables.rows.min cells and as many more as the event.',
    },
  ];
  const ofValue = (hold: HoldAndWin): Draws => [
    {
      name: 'value',
      of: sum(hold.values.map(({ count }) => count)),
      times: 'after the event that brings a scatter',
      meaning:
        'tables.feature.values take their counts in order, the first one from 0: the cell shows the symbol of the value, which counts as a scatter.',
    },
  ];
  return {
    draws: [
      ...(rows.max > rows.min ? ofReel : []),
      {
        name: 'ticket',
        of: sum(tickets),
        times:
          rows.max > rows.min
            ? 'after that event, once for each cell of the reel'
            : 'once for each cell, reel by reel from the left',
        meaning:
          'From the top cell downwards: tables.tickets take their counts in order, the first one from 0, and the cell shows the symbol of the ticket; tables.blank in the place of tables.wild on a reel that is not in tables.wildReels.',
      },
      ...(feature.kind === 'hold' ? ofValue(feature) : []),
    ],
    rules: [
      'The stake is divided into tables.units equal parts; all pays of symbols are multiples of a part.',
      'Each reel has tables.rows.min to tables.rows.max cells.',
      'A symbol of tables.symbols pays if it or the wild is on each of the first 3 reels or more: entry n - 3 of its pays for the largest such number n of reels, once for each way.',
      'The number of ways of a symbol is the product, over the counted reels, of the number of cells that show it or the wild.',
      'Wild, scatter and blank pay no ways; the wild counts as every symbol of tables.symbols.',
      ...(feature.kind === 'hold' ? holdRules : freeSpinsOfCells),
      capRule,
    ],
  };
}

const cometValue = (tickets: number): Draws[number] => ({
  name: 'value',
  of: tickets,
  times: 'after the ticket of a comet',
  meaning:
    'tables.comets.values take their counts in order, the first one from 0: the cell shows the symbol of the value, which is a comet.',
});

const cometRules = [
  'Comets pay nothing by themselves and never vanish. If the last grid of a spin has comets and the spin paid anything, a step of the kind "comets" follows, which draws nothing.',
  'The multiplier of a step "comets" is the sum of the multipliers of all comets in the grid, and its amount is what the spin paid times this sum less 1, as one group of the name of tables.comets.',
  'Where a step "comets" follows, it awards the free spins of the grid; `heldReels` are all reels.',
];
const festivalRules = [
  'The n-th free spin of a round shows the mystery symbol in the first n cells of tables.festival, in all of them from the last one on, whatever its reels show there; reel and row count from 0.',
];
const bookRules = [
  'After a free spin in which the symbol of the ticket is on 3, 4 or 5 reels, whichever they are and without the wild, a step of the kind "fill" follows: the symbol fills all rows of these reels, and pays pays[0], pays[1] or pays[2] once for every line, as one group.',
  'A step "fill" draws nothing and pays nothing else; `landed` is the grid of the free spin before it, and `heldReels` are all reels.',
];
const livesRules = [
  '3 scatters or more in a paid spin begin free spins with tables.lives lives, from tables.strips.free; paid spins use tables.strips.base.',
  'Free spins follow the paid spin, one after the other, until tables.freeSpins of them have been played or no life is left; `freeSpinsAwarded` of the paid spin is tables.freeSpins in both cases.',
  'A wild that shows in a free spin stays in its cell in all later free spins of the round, whatever its reel shows there; a free spin is paid with the wilds of earlier ones and its own.',
  'A free spin that pays nothing costs one life.',
];
const freeSpinsOfCells = [
  'tables.scatter.countMin scatters or more anywhere in a paid spin award tables.feature.spins free spins; a free spin awards none.',
  'Free spins follow the paid spin, one after the other, and are drawn in the same way; their pays are multiplied by tables.feature.multiplier.',
];
const holdRules = [
  'tables.scatter.countMin scatters or more anywhere in a paid spin are held, and respins follow, each a step of its own; all other cells show the blank.',
  'A respin draws one event of the number of all tickets for each cell without a scatter, reel by reel from the left and downwards: below tables.feature.tickets it brings a scatter, whose value is drawn at once.',
  'The respins end after tables.feature.respins in a row that bring no scatter, and when every cell has one.',
  'The last step of the round pays the value of every scatter in stakes, as groups of equal values, and with a scatter in every cell tables.feature.grand stakes in addition, as the scatter pay.',
  'In a respin `heldReels` are all reels, `landed` is the grid before it if it brings a scatter, and `scatters` counts all that are held.',
];

const lengthsOf = (strips: readonly (readonly string[])[]): number[] =>
  strips.map((strip) => strip.length);
