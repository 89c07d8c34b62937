import { slotOf } from '@fairhall/game-server/definitions/slot-definition';
import { paytableView } from '@fairhall/game-server/rounds/single-step/paytable-view';
import type {
  DecisionPaytable,
  OpenedDecisions,
  OpenedSlot,
  OpenedSpots,
  Paytable,
  SpotPaytable,
} from './contract-types.ts';

/* Paytables as the pages show them: read from the definition of the opened game. */

/** @throws Error for a definition without reels */
export function slotPaytable({ sheet }: Pick<OpenedSlot, 'sheet'>): Paytable {
  switch (sheet.engine) {
    case 'slot-lines':
    case 'slot-mystery':
    case 'slot-book':
    case 'slot-stacks':
    case 'slot-wishes':
    case 'slot-lives':
    case 'slot-wild-reels':
    case 'slot-tumble':
    case 'slot-cells':
      return paytableView(slotOf(sheet));
    default:
      throw new Error(`${sheet.gameId} has no reels`);
  }
}

/** Every spot, or one of each kind if there are too many to list. */
export function spotPaytable({ sheet }: Pick<OpenedSpots, 'sheet'>): SpotPaytable {
  const { rtp, parts } = sheet.figures;
  const spots = Object.entries(parts).map(([spot, part]) => ({
    ...{ spot, rtp: part.rtp, returnMax: part.returnMax ?? 0 },
  }));
  return { rtp, spots };
}

export function decisionPaytable({ sheet }: Pick<OpenedDecisions, 'sheet'>): DecisionPaytable {
  const { rtp, margin } = sheet.figures;
  return { rtp, margin, returnMax: sheet.tables.cap };
}
