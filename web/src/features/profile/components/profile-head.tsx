import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { ProfileStats } from './profile-stats.tsx';

export function ProfileHead({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation(['app', 'profile']);
  const isMobile = useDeviceClass() === 'mobile';
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <section className="panel profile-head gap-3-5 gap-md-4-5 position-relative d-flex align-items-center overflow-hidden">
      <Guilloche color="#ffe2a0" width={900} height={190} seed={4} opacity={0.12} />
      <div className="profile-avatar flex-none">
        <Avatar name={user.nickName} picture={user.avatar} sizePx={84} />
        <IconButton
          label={t('profile:changeAvatar')}
          icon={Camera}
          iconSizePx={17}
          className="icon-btn-box"
          onClick={() => setIsChoosing(true)}
        />
      </div>
      <div className="flex-1 min-w-0">
        <p className="profile-name ellipsis tracking-tight">{user.nickName}</p>
        <p className="small-text text-2 num d-flex flex-wrap row-gap-0 column-gap-3">
          <span className="ellipsis min-w-0">{user.email}</span>
          <span>{t('profile:id', { id: user.uid })}</span>
        </p>
      </div>
      {!isMobile && <ProfileStats />}
      <AvatarDialog user={user} show={isChoosing} onHide={() => setIsChoosing(false)} />
    </section>
  );
}
