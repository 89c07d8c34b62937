import { usePlayer } from '@/lib/session/player.ts';
import { useSession } from '@/lib/session/session.ts';
import { Avatar } from './avatar.tsx';

/** The logged-in player's avatar; the letter until the profile is loaded. */
export function OwnAvatar({ sizePx }: { readonly sizePx?: number }) {
  const session = useSession();
  const picture = usePlayer().data?.avatar;
  if (session === null) return null;
  return (
    <Avatar
      name={session.user.nickName}
      picture={picture}
      {...(sizePx === undefined ? {} : { sizePx })}
    />
  );
}
