import type { OpenedSpots } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { pageSize } from '../pixi/page.ts';
import type { PresentationParts, RunningGame } from '../running-game.ts';
import { looksOf } from './arena-looks.ts';
import { specialOf } from './engine-facts.ts';
import { FishingPage } from './fishing-page.tsx';
import { FishingSession } from './fishing-session.ts';
import { paidSpecies } from './paid-species.ts';
import { createFishingStage } from './stage/fishing-stage.ts';

/** Loads the stage of an arena and opens its session. */
export async function presentFishing(parts: PresentationParts<OpenedSpots>): Promise<RunningGame> {
  const { opened, formatMoney, onProgress } = parts;
  const { gameId } = opened;
  const sheet = definitionOf(opened.sheet, 'fishing');
  const stage = await createFishingStage({
    gameId,
    looks: looksOf(gameId),
    pays: new Map(paidSpecies(sheet).map(({ name, pays }) => [name, pays])),
    page: pageSize(),
    onProgress,
  });
  const special = specialOf(sheet.tables.special);
  const session = new FishingSession(parts, { special, stage, formatMoney, purse: placeOfPurse });
  return { session, view: <FishingPage sheet={sheet} session={session} stage={stage} /> };
}

/** The centre of the shown balance, in page coordinates. */
function placeOfPurse(): { x: number; y: number } {
  const purse = document.querySelector('.purse')?.getBoundingClientRect();
  return purse ? { x: purse.x + purse.width / 2, y: purse.y + purse.height / 2 } : { x: 0, y: 0 };
}
