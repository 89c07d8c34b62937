import { useTranslation } from 'react-i18next';

/** In place of a value that there is none of: a dash for the eye, a word for the ear. */
export function None() {
  const { t } = useTranslation();
  return (
    <>
      <span className="records-none" aria-hidden="true">
        —
      </span>
      <span className="visually-hidden">{t('wallet.records.none')}</span>
    </>
  );
}
