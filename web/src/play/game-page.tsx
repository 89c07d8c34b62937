import { useEffect, useEffectEvent, useState } from 'react';
import type { GameProblem } from './contract-types.ts';
import type { Host } from './host.ts';
import type { Speech } from './i18n/words.ts';
import type { Launch } from './launch.ts';
import { openGame } from './open-game.ts';
import type { RunningGame } from './presentation.ts';
import { HostProvider } from './shell/host-context.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { ProblemScreen } from './shell/problem-screen.tsx';
import { SpeechProvider } from './shell/speech-context.tsx';

type GamePageProps = {
  /** `null` when the address lacks what play needs. */
  readonly launch: Launch | null;
  readonly host: Host;
  /** Whether there is somewhere to go back to. */
  readonly hasHome: boolean;
  readonly speech: Speech;
};

/** The whole page: the wait, the game, or why there is none. */
export function GamePage(props: GamePageProps) {
  const { launch, speech, host, hasHome } = props;
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<GameProblem | null>(launch ? null : 'login-parameter');

  const report = useEffectEvent((found: GameProblem) =>
    host.tell({ type: 'problem', problem: found }),
  );
  useEffect(() => {
    if (problem) report(problem);
  }, [problem]);

  const reload = () => {
    setProblem(launch ? null : 'login-parameter');
    setAttempt((count) => count + 1);
  };
  return (
    <SpeechProvider value={speech}>
      <HostProvider value={host}>
        {launch && !problem && (
          <Opened
            // A reload starts over: nothing of the attempt before is kept.
            key={attempt}
            launch={launch}
            host={host}
            speech={speech}
            onProblem={setProblem}
            onReload={reload}
          />
        )}
        {problem && (
          <ProblemScreen
            problem={problem}
            onReload={reload}
            onLeave={hasHome ? () => host.leave() : null}
            onLogIn={launch && (() => host.logIn(launch))}
          />
        )}
      </HostProvider>
    </SpeechProvider>
  );
}

function Opened(props: {
  readonly launch: Launch;
  readonly host: Host;
  readonly speech: Speech;
  readonly onProblem: (problem: GameProblem) => void;
  readonly onReload: () => void;
}) {
  const { launch, host, speech } = props;
  const [loading, setLoading] = useState<{ gameName: string | null; progress: number }>({
    gameName: null,
    progress: 0,
  });
  const [game, setGame] = useState<RunningGame | null>(null);
  const onProblem = useEffectEvent(props.onProblem);
  const onReload = useEffectEvent(props.onReload);

  useEffect(() => {
    const close = openGame({
      launch,
      host,
      speech,
      onLoading: (next) => setLoading(next),
      onReady: (ready) => setGame(ready),
      onProblem: (found) => onProblem(found),
      onReload: () => onReload(),
    });
    return () => {
      setGame(null);
      close();
    };
  }, [launch, host, speech]);

  const { gameName, progress } = loading;
  useEffect(() => {
    if (!gameName) return;
    document.title = speech.t('page.title', { game: gameName });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = `/art/tiles/${encodeURIComponent(launch.gameId)}-400.webp`;
  }, [gameName, launch, speech]);
  useEffect(() => {
    if (game) host.tell({ type: 'ready' });
  }, [game, host]);

  return (
    game?.view ?? <LoadingScreen gameId={launch.gameId} gameName={gameName} progress={progress} />
  );
}
