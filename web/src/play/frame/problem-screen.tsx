import { ArrowLeft, LogIn, RotateCw } from 'lucide-react';
import type { GameProblem } from '../contract-types.ts';
import type { TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';

/** The action of a problem: reload, or leave for the lobby or its login. */
type Action = 'reload' | 'lobby' | 'login';

type ProblemLook = {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly spot: 'door' | 'error' | 'hourglass' | 'key' | 'offline';
  readonly action: Action;
};

const looks = {
  'invalid-game': { ...look('invalidGame', 'lobby'), spot: 'door' },
  'initialization-failed': look('initializationFailed', 'reload'),
  'token-invalid': look('tokenInvalid', 'lobby'),
  'login-expired': { ...look('loginExpired', 'login'), spot: 'key' },
  'token-expired': { ...look('tokenExpired', 'login'), spot: 'hourglass' },
  'kicked-out': { ...look('kickedOut', 'login'), spot: 'key' },
  'connection-lost': { ...look('connectionLost', 'reload'), spot: 'offline' },
  'load-failed': { ...look('loadFailed', 'reload'), spot: 'offline' },
  'rules-differ': look('rulesDiffer', 'reload'),
  'login-parameter': look('loginParameter', 'lobby'),
} as const satisfies Record<GameProblem, ProblemLook>;

type ProblemName =
  | 'invalidGame'
  | 'initializationFailed'
  | 'tokenInvalid'
  | 'loginExpired'
  | 'tokenExpired'
  | 'kickedOut'
  | 'connectionLost'
  | 'loadFailed'
  | 'rulesDiffer'
  | 'loginParameter';

function look(texts: ProblemName, action: Action): ProblemLook {
  return { title: `problem.${texts}.title`, text: `problem.${texts}.text`, spot: 'error', action };
}

/** Shown when play cannot continue: the problem, its effect on money, and an action. */
export function ProblemScreen(props: {
  readonly problem: GameProblem;
  readonly onReload: () => void;
  /** `null` without a home. */
  readonly onLeave: (() => void) | null;
  /** `null` without a host that has a login. */
  readonly onLogIn: (() => void) | null;
}) {
  const { problem, onReload, onLeave, onLogIn } = props;
  const { t } = useGameTexts();
  const { title, text, spot, action } = looks[problem];
  return (
    <main className="screen position-absolute inset-0 d-grid place-items-center overflow-auto">
      <div
        className="problem bg-s2 border border-line rounded-xl shadow-lg text-center"
        role="alert"
        data-problem={problem}
      >
        <img className="w-auto" src={`/art/spots/${spot}.webp`} alt="" width={180} height={150} />
        <h1 className="tracking-tight">{t(title)}</h1>
        <p className="mt-2-5 text-2 text-balance">{t(text)}</p>
        <div className="problem-actions d-flex flex-wrap justify-content-center gap-3">
          {action === 'reload' && (
            <button type="button" className="btn-game btn-brass" onClick={onReload}>
              <RotateCw size={18} aria-hidden />
              {t('problem.reload')}
            </button>
          )}
          {action === 'login' && onLogIn && (
            <button type="button" className="btn-game btn-brass" onClick={onLogIn}>
              <LogIn size={18} aria-hidden />
              {t('problem.logIn')}
            </button>
          )}
          {onLeave && (
            <button
              type="button"
              className={`btn-game ${action === 'lobby' ? 'btn-brass' : 'btn-quiet'}`}
              onClick={onLeave}
            >
              <ArrowLeft size={18} aria-hidden />
              {t('problem.back')}
            </button>
          )}
        </div>
        {action !== 'reload' && !onLeave && (
          <p className="mt-2-5 text-2 text-balance">{t('problem.closeTab')}</p>
        )}
      </div>
    </main>
  );
}
