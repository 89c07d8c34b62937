import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { SavedViews } from './saved-views.tsx';

type PageProps = {
  readonly title: string;
  /** Beside the title: what the page holds. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether it is a list, whose filters can be saved. */
  readonly isList?: boolean;
  readonly children: ReactNode;
};

/** A page of the office with its heading. */
export function Page({ title, aside, actions, isList = false, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <>
      <header className="page-head d-flex flex-wrap align-items-center row-gap-2 column-gap-3-5">
        <h1>{title}</h1>
        {aside}
        {(isList || actions !== undefined) && (
          <div className="page-actions flex-wrap align-items-center gap-2-5">
            {actions}
            {isList && <SavedViews />}
          </div>
        )}
      </header>
      {children}
    </>
  );
}

type PanelProps = {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page. */
export function Panel({ title, actions, className = '', children }: PanelProps) {
  return (
    <section className={`panel office-panel ${className}`}>
      {(title !== undefined || actions !== undefined) && (
        <header className="panel-head">
          {title !== undefined && <h2>{title}</h2>}
          {actions !== undefined && (
            <div className="d-flex flex-wrap align-items-center gap-2">{actions}</div>
          )}
        </header>
      )}
      {children}
    </section>
  );
}
