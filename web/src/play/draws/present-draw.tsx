import { EventsSession } from '../events/events-session.ts';
import { moneyWords } from '../i18n/words.ts';
import type { Present } from '../presentation.ts';
import { DrawGame } from './draw-game.tsx';

/** Builds the session of the draw and the page around it. */
export const presentDraw: Present = async (parts) => {
  const { client, opened, currency, host, speech, onProgress, onProblem, onReload } = parts;
  if (opened.engine !== 'draw') throw new Error(`${opened.gameId} opened as ${opened.engine}`);
  const session = new EventsSession({ client, opened, host, currency, onProblem });
  onProgress(1);
  return {
    view: (
      <DrawGame
        opened={opened}
        session={session}
        host={host}
        money={moneyWords(speech, currency)}
        onReload={onReload}
      />
    ),
    setReconnecting: (reconnecting) => session.setReconnecting(reconnecting),
    refreshBalance: () => void session.refreshBalance(),
    close: () => session.close(),
  };
};
