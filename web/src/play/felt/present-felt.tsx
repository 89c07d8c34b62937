import { moneyWords } from '../i18n/words.ts';
import type { Present } from '../presentation.ts';
import { TICKET } from './engine-facts.ts';
import { FeltGame } from './felt-game.tsx';
import type { FeltKind } from './felt-kind.ts';
import { FeltSession } from './felt-session.ts';

/** Builds the session of a game of one deal and the page around it. */
export const presentFelt =
  (kind: FeltKind): Present =>
  async (parts) => {
    const { client, opened, currency, host, speech, onProgress, onProblem, onReload } = parts;
    if (opened.engine !== 'spots') throw new Error(`${opened.gameId} opened as ${opened.engine}`);
    const { revealMs } = kind;
    const session = new FeltSession({ client, opened, host, currency, revealMs, onProblem });
    // A ticket needs no choice: one lies ready.
    if (kind.buys === 'ticket') session.place(TICKET);
    onProgress(1);
    return {
      view: (
        <FeltGame
          kind={kind}
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
