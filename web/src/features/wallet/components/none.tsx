import { useTranslation } from 'react-i18next';

/** Replaces a missing value: a visible dash, with a text for screen readers. */
export function None() {
  const { t } = useTranslation(['app', 'wallet']);
  return (
    <>
      <span className="fw-400 text-3" aria-hidden="true">
        —
      </span>
      <span className="visually-hidden">{t('wallet:records.none')}</span>
    </>
  );
}
