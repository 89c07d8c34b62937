import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GameProblem } from './contract-types.ts';
import { preloadDialogs } from './frame/lazy-dialog.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import { GamePageProvider } from './frame/page-context.ts';
import { ProblemScreen } from './frame/problem-screen.tsx';
import type { GameTexts } from './game-texts.ts';
import { GameTextsProvider } from './game-texts-context.ts';
import type { Host } from './host.ts';
import type { GameOpening, OpenedFacts } from './open-game.ts';

/** After the start of the game, whose first round is not to wait for them. */
const DIALOGS_DELAY_MS = 2_000;

/** What the page opens: a game of a launch, or a past round. */
export type Opener = {
  readonly gameId: string;
  readonly isFree: boolean;
  /** As `openGame`. */
  readonly open: (opening: GameOpening) => () => void;
  /** Opens the login of the player client. */
  readonly logIn: () => void;
};

type GamePageProps = {
  /** `null` if the URL lacks a required parameter. */
  readonly opener: Opener | null;
  readonly host: Host;
  /** Whether the URL has a valid home. */
  readonly hasHome: boolean;
  readonly i18n: GameTexts;
};

/** The page: the loading screen, the game, or the problem screen. */
export function GamePage(props: GamePageProps) {
  const { opener, i18n, host, hasHome } = props;
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<GameProblem | null>(opener ? null : 'login-parameter');

  const report = useEffectEvent((found: GameProblem) =>
    host.post({ type: 'problem', problem: found }),
  );
  useEffect(() => {
    if (problem) report(problem);
  }, [problem]);

  const reload = () => {
    setProblem(opener ? null : 'login-parameter');
    setAttempt((count) => count + 1);
  };
  return (
    <GameTextsProvider value={i18n}>
      {opener && !problem && (
        <Opened
          // A retry discards the state of the previous attempt.
          key={attempt}
          opener={opener}
          host={host}
          i18n={i18n}
          onProblem={setProblem}
          onReload={reload}
        />
      )}
      {problem && (
        <ProblemScreen
          problem={problem}
          onReload={reload}
          onLeave={hasHome ? () => host.leave() : null}
          onLogIn={opener?.logIn ?? null}
        />
      )}
    </GameTextsProvider>
  );
}

function Opened(props: {
  readonly opener: Opener;
  readonly host: Host;
  readonly i18n: GameTexts;
  readonly onProblem: (problem: GameProblem) => void;
  readonly onReload: () => void;
}) {
  const { opener, host, i18n, onReload } = props;
  const [loading, setLoading] = useState<{ gameName: string | null; progress: number }>({
    gameName: null,
    progress: 0,
  });
  const [game, setGame] = useState<{
    view: ReactNode;
    facts: OpenedFacts;
    onShown: () => void;
  } | null>(null);
  const onProblem = useEffectEvent(props.onProblem);

  useEffect(() => {
    const close = opener.open({
      host,
      i18n,
      onLoading: (next) => setLoading(next),
      onReady: ({ view }, facts, onShown) => setGame({ view, facts, onShown }),
      onProblem: (found) => onProblem(found),
    });
    return () => {
      setGame(null);
      close();
    };
  }, [opener, host, i18n]);

  const { gameName, progress } = loading;
  useEffect(() => {
    if (!gameName) return;
    document.title = i18n.t('page.title', { game: gameName });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = `/art/tiles/${encodeURIComponent(opener.gameId)}-400.webp`;
  }, [gameName, opener, i18n]);
  useEffect(() => {
    if (!game) return undefined;
    host.post({ type: 'ready' });
    game.onShown();
    const timer = setTimeout(preloadDialogs, DIALOGS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [game, host]);

  if (!game) {
    const { gameId, isFree } = opener;
    return <LoadingScreen {...{ gameId, gameName, progress, isFree }} isCovered={host.embedded} />;
  }
  return <GamePageProvider value={{ ...game.facts, onReload }}>{game.view}</GamePageProvider>;
}
