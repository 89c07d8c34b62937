import { type PointerEvent, useEffect, useRef } from 'react';

/** Pixels across of the drawn foil; the page scales it. */
const SIZE = 160;
const COIN = 46;
/** Cells across of the grid that measures how much is rubbed off. */
const CELLS = 8;
/** The share of cells that opens a field. */
const OPENS_AT = 0.5;

/** What has been rubbed off a foil. */
type Rubbed = { readonly cells: Set<number>; last: readonly [x: number, y: number] | null };

/** Pixels that a pointer may move during a tap. */
const TAP_MAX = 8;

/**
 * The foils of a ticket, which a pointer rubs off wherever it goes over them; a mouse needs its button.
 * `isTap` separates a press, as of a screen reader, from the end of a rub.
 */
export function useRubbing(ticket: string | undefined, onOpen: (part: number) => void) {
  const foils = useRef(new Map<number, Rubbed>());
  const moved = useRef(0);
  useEffect(() => {
    if (ticket !== undefined) foils.current.clear();
  }, [ticket]);
  const rub = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    moved.current += Math.hypot(event.movementX, event.movementY);
    // A finger keeps the element that it touched first, but rubs the foil below it.
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const field = under?.closest<HTMLElement>('[data-part]');
    const foil = field?.querySelector('canvas');
    if (!field || !foil || field.dataset['open'] !== undefined) return;
    const part = Number(field.dataset['part']);
    const rubbed = foils.current.get(part) ?? { cells: new Set<number>(), last: null };
    foils.current.set(part, rubbed);
    const { left, top, width, height } = foil.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * SIZE;
    const y = ((event.clientY - top) / height) * SIZE;
    scrape(foil, { from: rubbed.last ?? [x, y], to: [x, y] });
    rubbed.last = [x, y];
    for (const cell of cellsUnder(x, y)) rubbed.cells.add(cell);
    if (rubbed.cells.size < CELLS * CELLS * OPENS_AT) return;
    foils.current.delete(part);
    onOpen(part);
  };
  const lift = () => {
    for (const rubbed of foils.current.values()) rubbed.last = null;
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    moved.current = -Math.hypot(event.movementX, event.movementY);
    rub(event);
  };
  return {
    isTap: () => moved.current <= TAP_MAX,
    handlers: {
      onPointerDown: press,
      onPointerMove: rub,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** The cells that a coin at a place covers. */
function cellsUnder(x: number, y: number): number[] {
  const size = SIZE / CELLS;
  return Array.from({ length: CELLS * CELLS }, (_, cell) => cell).filter((cell) => {
    const middleX = ((cell % CELLS) + 0.5) * size;
    const middleY = (Math.floor(cell / CELLS) + 0.5) * size;
    return Math.hypot(middleX - x, middleY - y) < COIN / 2;
  });
}

type Stroke = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

function scrape(foil: HTMLCanvasElement, { from, to }: Stroke): void {
  const context = foil.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  context.lineWidth = COIN;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

/** The foil of a field; another one for each ticket. */
export function Foil() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawFoil(context);
  }, []);
  return <canvas ref={canvas} className="foil" width={SIZE} height={SIZE} aria-hidden />;
}

/** Brushed silver with a woven print. */
function drawFoil(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'source-over';
  const silver = context.createLinearGradient(0, 0, SIZE, SIZE);
  for (const [stop, colour] of [
    [0, '#e6e9ec'],
    [0.35, '#a2a9b1'],
    [0.55, '#f2f4f6'],
    [0.8, '#8f979f'],
    [1, '#c9ced3'],
  ] as const) {
    silver.addColorStop(stop, colour);
  }
  context.fillStyle = silver;
  context.fillRect(0, 0, SIZE, SIZE);
  context.strokeStyle = 'rgb(255 255 255 / 0.4)';
  context.lineWidth = 3;
  context.beginPath();
  for (let at = -SIZE; at < SIZE * 2; at += 20) {
    context.moveTo(at, 0);
    context.lineTo(at + SIZE, SIZE);
    context.moveTo(at + SIZE, 0);
    context.lineTo(at, SIZE);
  }
  context.stroke();
  // A print of a paw.
  context.fillStyle = 'rgb(70 78 88 / 0.34)';
  for (const [x, y, radius] of [
    [80, 96, 25],
    [44, 70, 12],
    [66, 50, 12.5],
    [94, 50, 12.5],
    [116, 70, 12],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}
