import { Check, Globe } from 'lucide-react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, setLanguage, useLanguage } from '@/i18n/create-i18n.ts';

/** Switches the interface's language at once. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Dropdown align="end">
      <Dropdown.Toggle bsPrefix="icon-btn icon-btn-wide" as="button" type="button">
        <span className="visually-hidden">{t('layout.language')}</span>
        <Globe size={19} aria-hidden="true" />
        {language.slice(0, 2).toUpperCase()}
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {languages.map((code) => (
          <Dropdown.Item
            key={code}
            as="button"
            lang={code}
            active={code === language}
            onClick={() => void setLanguage(code)}
          >
            {languageNames[code]}
            {code === language && <Check size={16} aria-hidden="true" className="ms-auto" />}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
