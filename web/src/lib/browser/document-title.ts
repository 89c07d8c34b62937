import { useEffect } from 'react';

/** Sets the tab's title, as "Games · Fairhall". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Fairhall`;
  }, [title]);
}
