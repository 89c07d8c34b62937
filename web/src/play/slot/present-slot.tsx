import { moneyWords } from '../i18n/words.ts';
import { pageSize } from '../pixi/page.ts';
import type { Present } from '../presentation.ts';
import { SlotGame } from './slot-game.tsx';
import { SlotSession } from './slot-session.ts';
import { createSlotStage } from './stage/slot-stage.ts';

/** Builds stage and session of a slot and the page around them. */
export const presentSlot: Present = async (parts) => {
  const { opened } = parts;
  if (opened.engine !== 'slot') throw new Error(`${opened.gameId} opened as ${opened.engine}`);
  const { client, currency, host, speech, onProgress, onProblem, onReload } = parts;
  const stage = await createSlotStage({
    gameId: opened.gameId,
    paytable: opened.paytable,
    page: pageSize(),
    onProgress,
  });
  const money = moneyWords(speech, currency);
  const session = new SlotSession({
    client,
    opened,
    stage,
    host,
    speech,
    money,
    currency,
    onProblem,
  });
  return {
    view: (
      <SlotGame
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
