import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';

export default function NotFoundPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('common.notFound.title'));
  return (
    <EmptyState
      isFullPage
      art="/art/spots/door.webp"
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      action={
        <Link className="btn btn-primary" to="/home">
          {t('common.notFound.home')}
        </Link>
      }
    />
  );
}
