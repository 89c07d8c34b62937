import type { OpenedSpots } from '../contract-types.ts';
import { pageSize } from '../pixi/page.ts';
import type { PresentationParts, RunningGame } from '../presentation.ts';
import { looksOf } from './arena-looks.ts';
import { fishingGames } from './engine-facts.ts';
import { FishingPage } from './fishing-page.tsx';
import { FishingSession } from './fishing-session.ts';
import { paidSpecies } from './paid-species.ts';
import { createFishingStage } from './stage/fishing-stage.ts';

/** Loads the stage of an arena and opens its session. */
export async function presentFishing(parts: PresentationParts<OpenedSpots>): Promise<RunningGame> {
  const { opened, formatMoney, onProgress } = parts;
  const { gameId } = opened;
  const game = fishingGames.find((known) => known.gameId === gameId);
  if (!game) throw new Error(`${gameId} is no arena`);
  const stage = await createFishingStage({
    gameId,
    looks: looksOf(gameId),
    pays: new Map(paidSpecies(game).map(({ name, pays }) => [name, pays])),
    page: pageSize(),
    onProgress,
  });
  const { arena } = game;
  const session = new FishingSession(parts, { arena, stage, formatMoney, purse: placeOfPurse });
  return { session, view: <FishingPage game={game} session={session} stage={stage} /> };
}

/** The centre of the shown balance, in page coordinates. */
function placeOfPurse(): { x: number; y: number } {
  const purse = document.querySelector('.purse')?.getBoundingClientRect();
  return purse ? { x: purse.x + purse.width / 2, y: purse.y + purse.height / 2 } : { x: 0, y: 0 };
}
