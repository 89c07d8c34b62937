import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuChoice } from '@/components/ui/menu.tsx';
import { setLanguage, useLanguage } from '@/i18n/language.ts';
import { languageNames, languages } from '@/i18n/languages.ts';

/** Switches the interface's language. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const toggle = (
    <>
      <span className="visually-hidden">{t('layout.language')}</span>
      <Globe size={19} />
      {language.slice(0, 2).toUpperCase()}
    </>
  );
  return (
    <Menu toggle={toggle} toggleClassName="icon-btn icon-btn-wide">
      {languages.map((code) => (
        <MenuChoice
          key={code}
          lang={code}
          isChecked={code === language}
          onSelect={() => void setLanguage(code)}
        >
          {languageNames[code]}
          {code === language && <Check size={16} className="ms-auto" />}
        </MenuChoice>
      ))}
    </Menu>
  );
}
