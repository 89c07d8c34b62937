import '@/styles/tables.scss';
import './table-frame.css';
import { type ReactNode, useRef } from 'react';
import { useKeyboardScroll } from '@/lib/ui/use-keyboard-scroll.ts';

type TableFrameProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A table that scrolls sideways in a narrow window, then also by the keyboard. */
export function TableFrame({ className = '', children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useKeyboardScroll(frame);
  return (
    <div ref={frame} className={`table-frame position-relative overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
