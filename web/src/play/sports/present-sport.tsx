import { EventsSession } from '../events/events-session.ts';
import { moneyWords } from '../i18n/words.ts';
import type { Present } from '../presentation.ts';
import { SportGame } from './sport-game.tsx';

/** Builds the session of a sport and the page around it. */
export const presentSport: Present = async (parts) => {
  const { client, opened, currency, host, speech, onProgress, onProblem, onReload } = parts;
  if (opened.engine !== 'sport') throw new Error(`${opened.gameId} opened as ${opened.engine}`);
  const session = new EventsSession({ client, opened, host, currency, onProblem });
  onProgress(1);
  return {
    view: (
      <SportGame
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
