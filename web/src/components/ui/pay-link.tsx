import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PayLinkProps = {
  /** A validated checkout URL. */
  readonly address: string;
  readonly className: string;
};

/** The link (back) to the checkout of an order that waits for its payment. */
export function PayLink({ address, className }: PayLinkProps) {
  const { t } = useTranslation(['app', 'deposit']);
  return (
    <a className={`btn ${className}`} href={address} target="_blank" rel="noopener noreferrer">
      {t('deposit:waiting.openLink')}
      <ExternalLink size={18} />
      <span className="visually-hidden">{t('deposit:waiting.opensNewTab')}</span>
    </a>
  );
}
