import { PASSWORD_LENGTH_MIN, passwordForm } from '@fairhall/api/contract/player-fields';
import { useTranslation } from 'react-i18next';

/** Progress towards the minimum length, which is the only rule for a password. */
export function PasswordLength({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const { length } = passwordForm(password);
  const isEnough = length >= PASSWORD_LENGTH_MIN;
  const filled = Math.min(4, Math.floor((length / PASSWORD_LENGTH_MIN) * 2));
  return (
    <>
      <span className="password-meter d-flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= filled ? (isEnough ? 'is-enough' : 'is-short') : ''} />
        ))}
      </span>
      <span className={isEnough ? 'num text-mint' : 'num'}>
        {isEnough
          ? t('auth.passwordEnough', { count: length })
          : t('auth.passwordCount', { count: length, min: PASSWORD_LENGTH_MIN })}
      </span>
    </>
  );
}
