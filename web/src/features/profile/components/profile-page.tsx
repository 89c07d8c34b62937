import '../profile.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { isWaitingOffline } from '@/lib/api/online.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { useSession } from '@/lib/session/session.ts';
import { BasicInfo } from './basic-info.tsx';
import { MoneyInfo } from './money-info.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Security } from './security.tsx';
import { SoundPanel } from './sound-panel.tsx';

type ProfilePageProps = {
  /** The panels about logins, below the others. */
  readonly protection: ReactNode;
};

/** The player's details and money, with links to the history and the logout. */
export function ProfilePage({ protection }: ProfilePageProps) {
  const { t } = useTranslation(['app', 'profile']);
  useDocumentTitle(t('profile:title'));
  const session = useSession();
  if (session !== null) return <OwnProfile protection={protection} />;
  return (
    <>
      <h1>{t('profile:title')}</h1>
      <LoginPrompt title={t('profile:loginPrompt')} />
    </>
  );
}

function OwnProfile({ protection }: ProfilePageProps) {
  const { t } = useTranslation(['app', 'profile']);
  const player = usePlayer();
  const hasFailed = player.data === undefined && (player.isError || isWaitingOffline(player));
  const failure = { title: t('profile:failed'), text: t('profile:failedText') };
  return (
    <>
      <h1 className={hasFailed ? '' : 'visually-hidden'}>{t('profile:title')}</h1>
      <QueryView query={player} failure={failure} skeleton={<ProfileSkeleton />} isPanel>
        {(user) => (
          <>
            <ProfileHead user={user} />
            <div className="profile-columns d-grid gap-4-5">
              <BasicInfo user={user} />
              <MoneyInfo user={user} />
            </div>
            <Security user={user} />
            <div className="profile-columns d-grid gap-4-5">{protection}</div>
            <SoundPanel />
          </>
        )}
      </QueryView>
    </>
  );
}
