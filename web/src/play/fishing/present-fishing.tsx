import { moneyWords } from '../i18n/words.ts';
import { pageSize } from '../pixi/page.ts';
import type { Present } from '../presentation.ts';
import { looksOf } from './arena-looks.ts';
import { fishingGames } from './engine-facts.ts';
import { FishingPage } from './fishing-game.tsx';
import { FishingSession } from './fishing-session.ts';
import { paidSpecies } from './paid-species.ts';
import { createFishingStage } from './stage/fishing-stage.ts';

/** Builds stage and session of an arena and the page around them. */
export const presentFishing: Present = async (parts) => {
  const { client, opened, currency, host, speech, onProgress, onProblem, onReload } = parts;
  const game = fishingGames.find(({ gameId }) => gameId === opened.gameId);
  if (opened.engine !== 'spots' || !game) throw new Error(`${opened.gameId} is no arena`);
  const stage = await createFishingStage({
    gameId: opened.gameId,
    looks: looksOf(opened.gameId),
    pays: new Map(paidSpecies(game).map(({ name, pays }) => [name, pays])),
    page: pageSize(),
    onProgress,
  });
  const money = moneyWords(speech, currency);
  const session = new FishingSession({
    client,
    opened,
    arena: game.arena,
    stage,
    host,
    money,
    currency,
    purse: placeOfPurse,
    onProblem,
  });
  return {
    view: (
      <FishingPage
        game={game}
        opened={opened}
        session={session}
        stage={stage}
        host={host}
        money={money}
        onReload={onReload}
      />
    ),
    setReconnecting: (reconnecting) => session.setReconnecting(reconnecting),
    refreshBalance: () => void session.refreshBalance(),
    close: () => session.close(),
  };
};

/** The middle of the shown balance. */
function placeOfPurse(): { x: number; y: number } {
  const purse = document.querySelector('.purse')?.getBoundingClientRect();
  return purse ? { x: purse.x + purse.width / 2, y: purse.y + purse.height / 2 } : { x: 0, y: 0 };
}
