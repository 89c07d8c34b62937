import { ProfilePage } from '@/features/profile/components/profile-page.tsx';
import { LoginProtection } from '@/features/security/components/login-protection.tsx';
import { Logins } from '@/features/security/components/logins.tsx';

export default function ProfileRoute() {
  return (
    <ProfilePage
      protection={
        <>
          <LoginProtection />
          <Logins />
        </>
      }
    />
  );
}
