import { moneyWords } from '../i18n/words.ts';
import type { Present } from '../presentation.ts';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionPage } from './decision-page.tsx';
import { DecisionSession } from './decision-session.ts';

/** Builds the session of a game with decisions and the page around it. */
export const presentDecisions =
  (kind: DecisionKind): Present =>
  async (parts) => {
    const { client, opened, currency, host, speech, onProgress, onProblem, onReload } = parts;
    if (opened.engine !== 'decisions') {
      throw new Error(`${opened.gameId} opened as ${opened.engine}`);
    }
    const session = new DecisionSession({ client, opened, host, currency, onProblem });
    onProgress(1);
    return {
      view: (
        <DecisionPage
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
