/**
 * A ref for an element that travels to or from another place on the page: `--from-x` and `--from-y` are the
 * way there, from middle to middle, in pixels of the element. The style's animation begins or ends there.
 * Without that place they stay unset.
 */
export function travelFrom(place: string): (element: HTMLElement | null) => void {
  return (element) => {
    const start = element && document.querySelector(place);
    if (!start) return;
    // Its animation would already hold it elsewhere.
    element.style.animation = 'none';
    const [from, to] = [middleOf(start), middleOf(element)];
    // A table scrolls to what is below its edge, and cuts it off: the way ends there.
    const table = element.closest('.table')?.getBoundingClientRect();
    const lowest = (table?.bottom ?? Number.POSITIVE_INFINITY) - element.offsetHeight;
    // A table that fills its felt is zoomed, and its own pixels with it.
    const zoom = element.currentCSSZoom ?? 1;
    element.style.setProperty('--from-x', `${(from.x - to.x) / zoom}px`);
    element.style.setProperty('--from-y', `${(Math.min(from.y, lowest) - to.y) / zoom}px`);
    element.style.animation = '';
  };
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
