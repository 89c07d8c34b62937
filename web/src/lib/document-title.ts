import { useEffect } from 'react';

/** Names the page in the tab, as "Games · Fairhall". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Fairhall`;
  }, [title]);
}
