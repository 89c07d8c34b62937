import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** As long as a phone's own context menu takes. */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const MOVE_PX_MAX = 10;

/**
 * Handlers of an element on which a finger may rest: the click that follows is swallowed, and the
 * browser's own menu does not open. A mouse keeps its menu.
 * @param onClick called for any other click
 */
export function useLongPress({
  onLongPress,
  onClick,
}: {
  readonly onLongPress: () => void;
  readonly onClick: (event: MouseEvent) => void;
}) {
  const press = useRef<{ timer: number; x: number; y: number; isOver: boolean } | null>(null);
  const cancel = () => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      press.current = null;
      if (pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        if (press.current !== null) press.current.isOver = true;
        onLongPress();
      }, LONG_PRESS_MS);
      press.current = { timer, x, y, isOver: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > MOVE_PX_MAX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== null) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const isOver = press.current?.isOver ?? false;
      press.current = null;
      if (isOver) event.preventDefault();
      else onClick(event);
    },
  };
}
