import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The terms of use and the privacy notice. */
export function LegalLinks({ target }: { readonly target?: '_blank' }) {
  const { t } = useTranslation();
  return (
    <nav className="legal-links small-text" aria-label={t('layout.about')}>
      <Link to="/terms" target={target}>
        {t('layout.terms')}
      </Link>
      <Link to="/privacy" target={target}>
        {t('layout.privacy')}
      </Link>
    </nav>
  );
}
