import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { pageCount, pageWindow } from '@/lib/records/page-window.ts';
import './pager.css';

type PagerProps = {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  /** The number of rows as a text. */
  readonly count: string;
  readonly onPage: (page: number) => void;
};

/**
 * The foot of a list: its number of rows, and its pages as numbers on wide windows, as "2 of 9"
 * between two arrows on narrow ones.
 */
export function Pager({ page, total, pageSize, count, onPage }: PagerProps) {
  const { t } = useTranslation();
  const isMobile = useDeviceClass() === 'mobile';
  const pages = pageCount(total, pageSize);
  return (
    <div className="record-foot py-1 ps-4 pe-2 py-md-1-5 px-md-5 text-3 d-flex align-items-center justify-content-between border-top border-line fs-sm">
      <span className="num" aria-live="polite">
        {count}
      </span>
      {pages > 1 && (
        <nav className="num d-flex align-items-center gap-0-5" aria-label={t('records.pages')}>
          <Arrow
            label={t('records.previousPage')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={16} />
          </Arrow>
          {isMobile ? (
            <span className="fw-semibold text-2 px-2 py-0 fs-sm">
              {t('records.pageOf', { page, pages })}
            </span>
          ) : (
            <Numbers page={page} pages={pages} onPage={onPage} />
          )}
          <Arrow
            label={t('records.nextPage')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={16} />
          </Arrow>
        </nav>
      )}
    </div>
  );
}

type ArrowProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      className="pager-link fw-semibold d-grid place-items-center px-1-5 py-0 border-0 rounded-sm fs-sm"
      aria-label={label}
      // Not disabled at the last page: a disabled button would lose the focus.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

type NumbersProps = Pick<PagerProps, 'page' | 'onPage'> & { readonly pages: number };

function Numbers({ page, pages, onPage }: NumbersProps) {
  const { t } = useTranslation();
  return pageWindow(page, pages).map((number, place) =>
    number === null ? (
      <span
        key={`gap-${place < 3 ? 'before' : 'after'}`}
        className="pager-gap text-3 text-center"
        aria-hidden="true"
      >
        …
      </span>
    ) : (
      <button
        key={number}
        type="button"
        className={`pager-link fw-semibold d-grid place-items-center px-1-5 py-0 border-0 rounded-sm fs-sm ${number === page ? 'is-current' : ''}`}
        aria-label={t('records.page', { page: number })}
        aria-current={number === page ? 'page' : undefined}
        onClick={() => onPage(number)}
      >
        {number}
      </button>
    ),
  );
}
