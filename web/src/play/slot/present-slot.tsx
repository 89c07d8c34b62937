import { localStore } from '@/lib/browser/storage.ts';
import type { OpenedSlot } from '../contract-types.ts';
import { slotPaytable } from '../paytables.ts';
import { pageSize } from '../pixi/page.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { SlotPage } from './slot-page.tsx';
import { SlotSession } from './slot-session.ts';
import { createSlotStage } from './stage/slot-stage.ts';
import { reelStripsOf } from './step-rest.ts';
import { createUnseenRound } from './unseen-round.ts';

/** Presents a slot; its images have the names of the paytable's symbols. */
export async function presentSlot(parts: PresentationParts<OpenedSlot>): Promise<RunningGame> {
  const { opened, i18n, formatMoney, onProgress } = parts;
  const { gameId } = opened;
  const paytable = slotPaytable(opened);
  const stage = await createSlotStage({ gameId, paytable, page: pageSize(), onProgress });
  const session = new SlotSession(parts, {
    ...{ stage, i18n, formatMoney },
    unseen: createUnseenRound(localStore),
    strips: reelStripsOf(opened),
  });
  return { session, view: <SlotPage session={session} stage={stage} /> };
}
