import '@/styles/choices.css';
import './mobile-sheets.css';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';
import { setLanguage, useLanguage } from '@/i18n/language.ts';
import { languageNames, languages } from '@/i18n/languages.ts';
import { SearchBox } from './search-box.tsx';

/** The sheets of the mobile header. */
export type MobileSheet = 'search' | 'language';

type MobileSheetsProps = {
  readonly sheet: MobileSheet;
  readonly show: boolean;
  readonly onHide: () => void;
};

/** The sheets of the mobile header: search and language. */
export default function MobileSheets({ sheet, show, onHide }: MobileSheetsProps) {
  const { t } = useTranslation();
  const title = t(sheet === 'search' ? 'layout.search' : 'layout.language');
  return (
    <Dialog
      show={show}
      onHide={onHide}
      title={title}
      {...(sheet === 'search' && { className: 'search-sheet' })}
    >
      {sheet === 'search' ? (
        <SearchBox isSheet onSearched={onHide} />
      ) : (
        <LanguageList onChosen={onHide} />
      )}
    </Dialog>
  );
}

function LanguageList({ onChosen }: { readonly onChosen: () => void }) {
  const language = useLanguage();
  return (
    <ul className="m-0 p-0 d-flex flex-column gap-1-5 list-style-none">
      {languages.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="choice w-100 d-flex align-items-center gap-3 py-2 px-3-5 rounded-14 text-body fs-body fw-semibold text-start"
            lang={code}
            aria-pressed={code === language}
            onClick={() => {
              void setLanguage(code);
              onChosen();
            }}
          >
            {languageNames[code]}
            {code === language && <Check size={18} className="ms-auto text-brass" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
