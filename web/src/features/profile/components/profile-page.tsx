import '../profile.css';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { isWaitingOffline, OfflineState } from '@/components/ui/offline-state.tsx';
import { useDocumentTitle } from '@/lib/document-title.ts';
import { usePlayer } from '@/lib/player.ts';
import { useSession } from '@/lib/session.ts';
import { BasicInfo } from './basic-info.tsx';
import { MoneyInfo } from './money-info.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Security } from './security.tsx';

/** Who the player is, what the player has, and the ways to history and out. */
export function ProfilePage() {
  const { t } = useTranslation();
  useDocumentTitle(t('profile.title'));
  const session = useSession();
  if (session !== null) return <OwnProfile />;
  return (
    <>
      <h1>{t('profile.title')}</h1>
      <LoginPrompt title={t('profile.loginPrompt')} />
    </>
  );
}

function OwnProfile() {
  const { t } = useTranslation();
  const player = usePlayer();
  const { data, error, refetch, isFetching } = player;
  if (data) {
    return (
      <>
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <ProfileHead user={data} />
        <div className="profile-columns">
          <BasicInfo user={data} />
          <MoneyInfo user={data} />
        </div>
        <Security user={data} />
      </>
    );
  }
  const isOffline = isWaitingOffline(player);
  if (!isOffline && !error) {
    return (
      <>
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <ProfileSkeleton />
      </>
    );
  }
  return (
    <>
      <h1>{t('profile.title')}</h1>
      <section className="panel">
        {isOffline ? (
          <OfflineState />
        ) : (
          <ErrorState
            title={t('profile.failed')}
            error={error}
            text={t('profile.failedText')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </section>
    </>
  );
}
