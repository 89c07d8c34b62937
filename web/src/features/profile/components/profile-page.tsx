import '../profile.css';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/document-title.ts';
import { usePlayer } from '@/lib/player.ts';
import { useSession } from '@/lib/session.ts';
import { BasicInfo } from './basic-info.tsx';
import { MoneyInfo } from './money-info.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Security } from './security.tsx';

/** Who the player is, what the player has, and the ways to history and out. */
export function ProfilePage() {
  const { t } = useTranslation();
  useDocumentTitle(t('profile.title'));
  const session = useSession();
  return (
    <>
      <h1 className={session ? 'visually-hidden' : undefined}>{t('profile.title')}</h1>
      {session === null ? <LoginPrompt title={t('profile.loginPrompt')} /> : <OwnProfile />}
    </>
  );
}

function OwnProfile() {
  const { data, error, refetch, isFetching } = usePlayer();
  if (data) {
    return (
      <>
        <ProfileHead user={data} />
        <div className="profile-columns">
          <BasicInfo user={data} />
          <div className="profile-column">
            <Security user={data} />
            <MoneyInfo user={data} />
          </div>
        </div>
      </>
    );
  }
  if (error) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <Skeleton height="128px" radius="18px" />
      <div className="profile-columns">
        <Skeleton height="360px" radius="18px" />
        <Skeleton height="360px" radius="18px" />
      </div>
    </>
  );
}
