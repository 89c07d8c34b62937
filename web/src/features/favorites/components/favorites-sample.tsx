import '@/styles/notice.css';
import { CloudOff, RotateCw } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { PLACEHOLDER_IDS } from '@/lib/games/favorites.ts';

type FavoritesSampleProps = { readonly onRetry: () => void; readonly isRetrying: boolean };

/** The list failed to load: the specification's two placeholders, labelled as such. */
export function FavoritesSample({ onRetry, isRetrying }: FavoritesSampleProps) {
  const { t } = useTranslation(['app', 'favorites']);
  return (
    <>
      <div className="notice notice-error favorites-failed align-items-center" role="alert">
        <CloudOff size={19} />
        <div>
          <p className="fw-bold">{t('favorites:fetchFailed')}</p>
          <p className="text-2">{t('favorites:sampleText')}</p>
        </div>
        <Button size="sm" variant="secondary" disabled={isRetrying} onClick={onRetry}>
          <RotateCw size={15} />
          {t('common.retry')}
        </Button>
      </div>
      <ul className="tile-grid" aria-label={t('favorites:sample')}>
        {PLACEHOLDER_IDS.map((id, index) => (
          <li key={id}>
            <div className="tile">
              <span className="tile-art rounded-14 rounded-md-lg bg-s3 position-relative d-block overflow-hidden">
                <span className="favorites-sample-mark fs-2xs fw-800 position-absolute z-3 rounded-xs text-uppercase">
                  {t('favorites:sample')}
                </span>
                <span
                  className="tile-fallback d-flex flex-column align-items-center justify-content-center gap-2-5 w-100 h-100 text-center text-balance"
                  aria-hidden="true"
                >
                  {t('favorites:sampleName', { number: index + 1 })}
                </span>
              </span>
              <span className="tile-name two-lines">
                {t('favorites:sampleName', { number: index + 1 })}
              </span>
              <span className="tile-meta mono d-flex align-items-center gap-1-5 fs-xs">{id}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
