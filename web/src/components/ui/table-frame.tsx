import './table-frame.css';
import { type ReactNode, useEffect, useRef } from 'react';

type TableFrameProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A table that scrolls sideways in a narrow window, then also by the keyboard. */
export function TableFrame({ className = '', children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const update = () => {
      const isScrolling =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (isScrolling) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const resizing = new ResizeObserver(update);
    resizing.observe(element);
    for (const child of element.children) resizing.observe(child);
    return () => resizing.disconnect();
  }, []);
  return (
    <div ref={frame} className={`table-frame ${className}`}>
      {children}
    </div>
  );
}
