import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import type { Removal } from '../use-removal.ts';

/** Asks before favourites go. */
export function RemovalDialog({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation();
  const { asked, isAsking, cancel, confirm } = removal;
  const count = asked.length;
  return (
    <ResponsiveModal
      show={isAsking}
      onHide={cancel}
      title={t('favorites.confirm.title')}
      widthPx={420}
      footer={
        <div className="favorites-actions">
          <Button size="lg" variant="secondary" onClick={cancel} data-autofocus="">
            {t('common.cancel')}
          </Button>
          <Button size="lg" variant="danger" onClick={confirm}>
            {t('favorites.remove', { count })}
          </Button>
        </div>
      }
    >
      <p className="text-2">
        {count === 1
          ? t('favorites.confirm.textOne', { name: asked[0]?.gameName ?? '' })
          : t('favorites.confirm.text', { count })}
      </p>
    </ResponsiveModal>
  );
}
