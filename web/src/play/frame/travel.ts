/**
 * A ref for an element that arrives from another place on the page: `--from-x` and `--from-y` are the way
 * back, from middle to middle, in pixels of the element. The style's animation begins there. Without
 * that place they stay unset.
 */
export function travelFrom(place: string): (element: HTMLElement | null) => void {
  return (element) => {
    const start = element && document.querySelector(place);
    if (!start) return;
    const [from, to] = [middleOf(start), middleOf(element)];
    // A table that fills its felt is zoomed, and its own pixels with it.
    const zoom = element.currentCSSZoom ?? 1;
    element.style.setProperty('--from-x', `${(from.x - to.x) / zoom}px`);
    element.style.setProperty('--from-y', `${(from.y - to.y) / zoom}px`);
  };
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
