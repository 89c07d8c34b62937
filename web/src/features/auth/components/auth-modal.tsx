import '../auth.css';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton, Dialog } from '@/components/ui/dialog.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import type { WindowEvents } from '@/lib/browser/window-events.ts';
import { clearSessionEndReason, currentSession } from '@/lib/session/session.ts';
import type { BegunLogin } from '../begun-login.ts';
import { useTargetGame } from '../use-target-game.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SecondStep } from './second-step.tsx';
import { TryFreeLine } from './try-free-line.tsx';

export type AuthTab = 'login' | 'register';

type AuthModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  /** The tab that the opening event requested. */
  readonly tab: AuthTab;
  readonly detail: WindowEvents['show-login-modal'];
};

const WIDTH_PX = 900;

/** Login and registration, two tabs over one panel. Each form keeps its input. */
export default function AuthModal({ show, onHide, tab, detail }: AuthModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panelId = useId();
  const [active, setActive] = useState(tab);
  const [requested, setRequested] = useState({ tab, show });
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  /** The email of the password reset form; null while that form is closed. */
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  const [begun, setBegun] = useState<BegunLogin | null>(null);
  const activate = (next: AuthTab) => {
    setActive(next);
    setForgotFor(null);
    setBegun(null);
  };
  if (requested.tab !== tab || requested.show !== show) {
    setRequested({ tab, show });
    if (show) activate(tab);
  }
  const exited = () => {
    setRegisteredEmail(null);
    clearSessionEndReason();
    // The button that opened the login is gone with the guest.
    if (currentSession() !== null) document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <Dialog
      show={show}
      onHide={onHide}
      onExited={exited}
      title={t('auth.tabs')}
      titleId={titleId}
      widthPx={WIDTH_PX}
      className="auth-modal"
      bare
    >
      <div className="d-flex min-h-0">
        <AuthArt />
        <div className="auth-side flex-1 min-w-0 d-flex flex-column">
          <div className="flex-none pt-3 pb-0 px-5 pt-md-6 px-md-8 d-flex align-items-center gap-3-5">
            <span id={titleId} className="visually-hidden">
              {t(active === 'login' ? 'auth.login' : 'auth.createAccount')}
            </span>
            <Tabs<AuthTab>
              className="flex-fill"
              label={t('auth.tabs')}
              panelId={panelId}
              value={active}
              onChange={activate}
              segments={[
                { value: 'login', label: t('auth.login') },
                { value: 'register', label: t('auth.createAccount') },
              ]}
            />
            <CloseButton onClick={onHide} />
          </div>
          <AuthPanel
            id={panelId}
            active={active}
            onActive={activate}
            forgotFor={forgotFor}
            onForgot={setForgotFor}
            begun={begun}
            onBegun={setBegun}
            isShown={show}
            onLoggedIn={onHide}
            detail={detail}
            registeredEmail={registeredEmail}
            onRegistered={setRegisteredEmail}
          />
        </div>
      </div>
    </Dialog>
  );
}

type AuthPanelProps = {
  readonly id: string;
  readonly active: AuthTab;
  readonly onActive: (tab: AuthTab) => void;
  readonly forgotFor: string | null;
  readonly onForgot: (email: string) => void;
  readonly begun: BegunLogin | null;
  readonly onBegun: (login: BegunLogin) => void;
  readonly isShown: boolean;
  readonly onLoggedIn: () => void;
  readonly detail: WindowEvents['show-login-modal'];
  readonly registeredEmail: string | null;
  readonly onRegistered: (email: string) => void;
};

/**
 * Both forms; the hidden one keeps its fields. A registration logs in; when only its login fails,
 * the fields are cleared and the login form opens.
 */
function AuthPanel(props: AuthPanelProps) {
  const { id, active, onActive, forgotFor, onForgot, registeredEmail, onRegistered } = props;
  const { onLoggedIn, detail, begun, onBegun, isShown } = props;
  const game = useTargetGame(detail?.returnTo);
  const target = { gameName: game?.gameName, returnTo: detail?.returnTo };
  const shared = { ...target, onLoggedIn, onBegun };
  const tryFree = <TryFreeLine game={game} onLeave={onLoggedIn} />;
  const hasLogin = active === 'login' && forgotFor === null && begun === null;
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, active)} className="auth-panel">
      {active === 'login' && forgotFor !== null && (
        <div>
          <ForgotForm email={forgotFor} onBack={() => onActive('login')} />
        </div>
      )}
      {begun !== null && (
        <div>
          <SecondStep
            key={begun.challenge}
            login={begun}
            {...shared}
            onBack={() => onActive('login')}
          />
        </div>
      )}
      <div hidden={!hasLogin}>
        <LoginForm
          key={registeredEmail}
          registeredEmail={registeredEmail}
          {...shared}
          tryFree={tryFree}
          onRegister={() => onActive('register')}
          onForgot={onForgot}
          isShown={isShown && hasLogin}
        />
      </div>
      <div hidden={active !== 'register' || begun !== null}>
        <RegisterForm
          key={registeredEmail}
          {...shared}
          tryFree={tryFree}
          onLogin={() => onActive('login')}
          onRegistered={(email) => {
            onRegistered(email);
            onActive('login');
          }}
        />
      </div>
    </div>
  );
}

function AuthArt() {
  const { t } = useTranslation();
  return (
    <div className="auth-art flex-none position-relative overflow-hidden">
      <picture>
        <source type="image/avif" srcSet="/art/auth.avif" />
        <img
          className="position-absolute w-100 h-100 object-fit-cover"
          src="/art/auth.webp"
          alt=""
        />
      </picture>
      <span className="brand position-absolute z-1">
        <Logo />
        {t('common.brand')}
      </span>
      <div className="auth-art-words position-absolute z-1">
        <p className="auth-art-title mb-2 text-white tracking-tight">{t('auth.artTitle')}</p>
        <p className="small-text">{t('auth.artText')}</p>
        <div className="auth-art-marks mt-3-5 d-flex flex-wrap gap-2">
          <span className="fair-chip d-inline-flex align-items-center gap-1-5 rounded-pill fs-xs fw-650 text-nowrap">
            <ShieldCheck size={14} />
            {t('common.provablyFair')}
          </span>
          <PlayMoneyBadge />
        </div>
      </div>
    </div>
  );
}
