import {
  Clock,
  Hourglass,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSession } from '@/lib/session/session.ts';
import { useLogout } from '@/lib/session/use-logout.ts';

/** The security settings of the account, and the logout. */
export function Security({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation(['app', 'password', 'profile']);
  const { dateTime } = useFormat();
  const session = useSession();
  const [isConfirming, setIsConfirming] = useState(false);
  const until = session && dateTime(session.expiresAt, 'short');
  return (
    <section className="panel profile-panel profile-actions flex-column">
      <h2>{t('profile:security')}</h2>
      <Row
        icon={KeyRound}
        hue="var(--fh-brass)"
        title={t('profile:password')}
        text={t('profile:passwordText')}
      >
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('password:changeTitle')}
          onClick={() => openModal('show-change-password-modal')}
        >
          {t('profile:change')}
        </Button>
      </Row>
      <Row
        icon={Mail}
        hue="var(--fh-sky)"
        title={t('profile:resetMail')}
        text={t('profile:resetMailText', { email: user.email })}
      />
      <Row
        icon={MonitorSmartphone}
        hue="var(--fh-mint)"
        title={t('profile:device')}
        text={t('profile:deviceText', { time: until ?? '' })}
      />
      <Row
        icon={Clock}
        hue="var(--fh-sky)"
        title={t('profile:lastLogin')}
        text={
          user.lastLoginAt === null
            ? t('profile:firstLogin')
            : t('profile:lastLoginText', { time: dateTime(user.lastLoginAt, 'short') })
        }
      />
      <Row
        icon={Hourglass}
        hue="var(--fh-brass)"
        title={t('layout.pages.saferPlay')}
        text={t('profile:saferPlayText')}
      >
        <Link className="btn btn-secondary btn-sm" to="/safer-play">
          {t('profile:open')}
        </Link>
      </Row>
      <Row icon={LogOut} title={t('profile:session')} text={t('profile:sessionText')}>
        <Button variant="secondary" size="sm" onClick={() => setIsConfirming(true)}>
          {t('layout.logout')}
        </Button>
      </Row>
      <LogoutDialog show={isConfirming} onHide={() => setIsConfirming(false)} />
    </section>
  );
}

type RowProps = {
  readonly icon: LucideIcon;
  readonly hue?: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Row({ icon: Icon, hue, title, text, children }: RowProps) {
  return (
    <div className="profile-action d-flex align-items-center gap-3-5">
      <span className="icon-box" style={{ '--icon-hue': hue }}>
        <Icon size={20} />
      </span>
      <div className="flex-1 min-w-0">
        <h3>{title}</h3>
        <p className="small-text text-3">{text}</p>
      </div>
      {children}
    </div>
  );
}

type LogoutDialogProps = { readonly show: boolean; readonly onHide: () => void };

function LogoutDialog({ show, onHide }: LogoutDialogProps) {
  const { t } = useTranslation(['app', 'password', 'profile']);
  const logOut = useLogout();
  return (
    <ConfirmDialog
      show={show}
      title={t('profile:logoutTitle')}
      text={t('profile:logoutText')}
      cancel={{ label: t('common.cancel'), variant: 'secondary' }}
      confirm={{ label: t('layout.logout'), variant: 'primary' }}
      onCancel={onHide}
      onConfirm={logOut}
    />
  );
}
