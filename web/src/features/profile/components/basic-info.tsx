import { useTranslation } from 'react-i18next';
import { languageNames, useLanguage } from '@/i18n/create-i18n.ts';
import type { UserInfo } from '@/lib/contract-types.ts';

const fields = ['nickName', 'email', 'phone', 'country', 'address'] as const;

export function BasicInfo({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="panel profile-panel">
      <h2>{t('profile.basicInfo')}</h2>
      <dl className="facts">
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(`profile.${field}`)}</dt>
            <dd className={user[field] ? '' : 'text-3'}>{user[field] || t('profile.notGiven')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('profile.currency')}</dt>
          <dd>
            {user.currency} · {t(`money.currency.${user.currency}`)}
          </dd>
        </div>
        <div>
          <dt>{t('profile.language')}</dt>
          <dd>{languageNames[language]}</dd>
        </div>
      </dl>
    </section>
  );
}
