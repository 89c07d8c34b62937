import { Pencil } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { languageNames } from '@/i18n/languages.ts';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { EditDialog } from './edit-dialog.tsx';

const fields = ['nickName', 'email', 'phone', 'country', 'address'] as const;

export function BasicInfo({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation(['app', 'profile']);
  const language = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="panel profile-panel">
      <div className="profile-panel-head min-h-36 mb-2 d-flex align-items-center justify-content-between gap-3">
        <h2>{t('profile:basicInfo')}</h2>
        <Button variant="secondary" size="sm" onClick={() => setIsEditing(true)}>
          <Pencil size={15} />
          {t('profile:edit')}
        </Button>
      </div>
      <Facts>
        {fields.map((field) => (
          <Fact
            key={field}
            label={t(`profile:${field}`)}
            valueClassName={user[field] ? '' : 'text-3'}
          >
            {user[field] || t('profile:notGiven')}
          </Fact>
        ))}
        <Fact label={t('profile:currency')}>
          {user.currency} · {t(`money.currency.${user.currency}`)}
        </Fact>
        <Fact label={t('profile:language')}>{languageNames[language]}</Fact>
      </Facts>
      <EditDialog user={user} show={isEditing} onHide={() => setIsEditing(false)} />
    </section>
  );
}
