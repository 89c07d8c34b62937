import { History, LogOut } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { useLogout } from '@/lib/use-logout.ts';

export function ProfileActions() {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="panel profile-panel profile-actions">
      <div className="profile-action">
        <span className="icon-box" style={{ '--icon-hue': 'var(--fh-sky)' }}>
          <History size={20} aria-hidden="true" />
        </span>
        <div className="profile-words">
          <h3>{t('profile.history')}</h3>
          <p className="small-text text-3">{t('profile.historyText')}</p>
        </div>
        <Link className="btn btn-secondary btn-sm" to="/history">
          {t('profile.openHistory')}
        </Link>
      </div>
      <div className="profile-action">
        <span className="icon-box">
          <LogOut size={20} aria-hidden="true" />
        </span>
        <div className="profile-words">
          <h3>{t('profile.session')}</h3>
          <p className="small-text text-3">{t('profile.sessionText')}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {t('layout.logout')}
        </Button>
      </div>
      <LogoutDialog show={isAsking} onHide={() => setIsAsking(false)} />
    </section>
  );
}

type LogoutDialogProps = { readonly show: boolean; readonly onHide: () => void };

function LogoutDialog({ show, onHide }: LogoutDialogProps) {
  const { t } = useTranslation();
  const logOut = useLogout();
  return (
    <ResponsiveModal show={show} onHide={onHide} title={t('profile.logoutTitle')} widthPx={400}>
      <p className="text-2">{t('profile.logoutText')}</p>
      <div className="d-flex gap-2">
        <Button variant="secondary" className="flex-fill" onClick={onHide}>
          {t('common.cancel')}
        </Button>
        <Button className="flex-fill" onClick={logOut}>
          {t('layout.logout')}
        </Button>
      </div>
    </ResponsiveModal>
  );
}
