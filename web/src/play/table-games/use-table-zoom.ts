import { type RefObject, useLayoutEffect } from 'react';
import { tableZoom } from './table-zoom.ts';

/** Enlarges a table to the felt, and fits it again when the window or the phase changes. */
export function useTableZoom(table: RefObject<HTMLElement | null>, phase: string): void {
  useLayoutEffect(() => {
    const resize = () => {
      if (table.current) fitTable(table.current);
    };
    resize();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [table]);
  useLayoutEffect(() => {
    const element = table.current;
    // Further hands make a board higher; it is not enlarged again within a session.
    if (phase && element && element.scrollHeight > element.clientHeight) fitTable(element);
  }, [table, phase]);
}

function fitTable(element: HTMLElement): void {
  element.style.zoom = '1';
  const { paddingTop, paddingBottom, rowGap } = getComputedStyle(element);
  const heights = [...element.children].map((child) => child.getBoundingClientRect().height);
  const gaps = Number.parseFloat(rowGap) * Math.max(0, heights.length - 1);
  const naturalHeight =
    heights.reduce((sum, height) => sum + height, gaps) +
    Number.parseFloat(paddingTop) +
    Number.parseFloat(paddingBottom);
  const { clientHeight: height } = element;
  const zoom = tableZoom({ width: window.innerWidth, height, naturalHeight });
  element.style.zoom = String(zoom);
}
