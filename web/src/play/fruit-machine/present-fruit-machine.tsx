import type { OpenedDecisions } from '../contract-types.ts';
import { pageSize } from '../pixi/page.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { createSlotStage } from '../slot/stage/slot-stage.ts';
import { FruitPage } from './fruit-page.tsx';
import { fruitPaytable, fruitTables } from './fruit-round.ts';
import { FruitSession } from './fruit-session.ts';

/** Presents a fruit machine on the stage of a slot. */
export async function presentFruitMachine(
  parts: PresentationParts<OpenedDecisions>,
): Promise<RunningGame> {
  const { opened, i18n, formatMoney, onProgress } = parts;
  const { gameId, sheet } = opened;
  const paytable = fruitPaytable(sheet);
  const { symbol, count } = fruitTables(sheet).wheel;
  const stage = await createSlotStage({
    ...{ gameId, paytable, page: pageSize(), onProgress },
    scatter: { symbol, countMin: count },
  });
  const session = new FruitSession(parts, { stage, i18n, formatMoney });
  return { session, view: <FruitPage session={session} stage={stage} /> };
}
