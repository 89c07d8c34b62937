import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { pageCount } from '@/lib/records/page-window.ts';

export const PAGE_SIZE = 20;

type PagerProps = {
  readonly page: number;
  readonly total: number;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
};

/** The number of rows, and the way to the next of them. */
export function Pager({ page, total, pageSize = PAGE_SIZE, onPage }: PagerProps) {
  const { t } = useTranslation('office');
  const pages = pageCount(total, pageSize);
  return (
    <div className="office-pager num">
      <span>{t('list.total', { count: total })}</span>
      {pages > 1 && (
        <nav aria-label={t('list.pages')}>
          <IconButton
            label={t('list.previous')}
            icon={ChevronLeft}
            iconSizePx={16}
            // Not disabled at the first page: a disabled button would lose the focus.
            aria-disabled={page <= 1}
            onClick={page <= 1 ? undefined : () => onPage(page - 1)}
          />
          <span>{t('list.pageOf', { page, pages })}</span>
          <IconButton
            label={t('list.next')}
            icon={ChevronRight}
            iconSizePx={16}
            aria-disabled={page >= pages}
            onClick={page >= pages ? undefined : () => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
