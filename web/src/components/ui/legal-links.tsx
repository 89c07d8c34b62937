import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The terms of use and the privacy notice. */
export function LegalLinks({ target }: { readonly target?: '_blank' }) {
  const { t } = useTranslation();
  return (
    <nav
      className="small-text d-flex flex-wrap row-gap-1 column-gap-5"
      aria-label={t('layout.about')}
    >
      <Link className="d-inline-flex align-items-center min-h-32" to="/terms" target={target}>
        {t('layout.terms')}
      </Link>
      <Link className="d-inline-flex align-items-center min-h-32" to="/privacy" target={target}>
        {t('layout.privacy')}
      </Link>
    </nav>
  );
}
