import { Pencil } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import { languageNames } from '@/i18n/languages.ts';
import type { UserInfo } from '@/lib/contract-types.ts';
import { EditDialog } from './edit-dialog.tsx';

const fields = ['nickName', 'email', 'phone', 'country', 'address'] as const;

export function BasicInfo({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="panel profile-panel">
      <div className="profile-panel-head">
        <h2>{t('profile.basicInfo')}</h2>
        <Button variant="secondary" size="sm" onClick={() => setIsEditing(true)}>
          <Pencil size={15} aria-hidden="true" />
          {t('profile.edit')}
        </Button>
      </div>
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
      <EditDialog user={user} show={isEditing} onHide={() => setIsEditing(false)} />
    </section>
  );
}
