import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import type { UserInfo } from '@/lib/contract-types.ts';

export function ProfileHead({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  return (
    <section className="panel profile-head">
      <Guilloche color="#ffe2a0" width={900} height={190} seed={4} opacity={0.12} />
      <Avatar name={user.nickName} sizePx={72} />
      <div className="profile-words">
        <p className="profile-name ellipsis">{user.nickName}</p>
        <p className="small-text text-2 ellipsis num">
          {user.email} · {t('profile.id', { id: user.uid })}
        </p>
      </div>
    </section>
  );
}
