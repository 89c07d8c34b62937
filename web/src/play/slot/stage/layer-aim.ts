import type { Point, Size } from '../../pixi/page.ts';

/** Degrees of tilt at which the layers have moved as far as they do. */
const TILT_MAX = 18;
/** How much of a tilt that lasts becomes the player's usual hold, with each reading. */
const SETTLES = 0.01;

type Tilt = Pick<DeviceOrientationEvent, 'beta' | 'gamma'>;

/**
 * Calls `onAim` with where the player looks from, -1 to 1 from the middle of the page: by the pointer,
 * and by the tilt of a device that gives it without a prompt.
 */
export function watchAim(options: {
  readonly page: () => Size;
  readonly onAim: (at: Point) => void;
  readonly signal: AbortSignal;
}): void {
  const { page, onAim, signal } = options;
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { width, height } = page();
      onAim({ x: (2 * clientX) / width - 1, y: (2 * clientY) / height - 1 });
    },
    { signal, passive: true },
  );
  if (!givesTilt()) return;
  const aim = tiltAim();
  addEventListener(
    'deviceorientation',
    (event) => {
      const at = aim(event, screen.orientation?.angle ?? 0);
      if (at) onAim(at);
    },
    { signal, passive: true },
  );
}

/** Whether the device has an event of its tilt that needs no permission of the player. */
const givesTilt = (): boolean =>
  'DeviceOrientationEvent' in globalThis && !('requestPermission' in DeviceOrientationEvent);

/**
 * Turns readings of the tilt into an aim, from how the player holds the device.
 * @returns for a reading and the angle of the screen: the aim, or `null` without a sensor
 */
export function tiltAim(): (tilt: Tilt, angle: number) => Point | null {
  let hold: Point | null = null;
  return ({ beta, gamma }, angle) => {
    if (beta === null || gamma === null) return null;
    const [x, y] = onScreen(gamma, beta, angle);
    hold ??= { x, y };
    const at = { x: part(x - hold.x), y: part(y - hold.y) };
    hold = { x: hold.x + (x - hold.x) * SETTLES, y: hold.y + (y - hold.y) * SETTLES };
    return at;
  };
}

/** The tilt to the right and to the foot of the screen, whose own angle is 0, 90, 180 or 270. */
function onScreen(right: number, foot: number, angle: number): readonly [number, number] {
  if (angle === 90) return [foot, -right];
  if (angle === 270) return [-foot, right];
  return [right, foot];
}

const part = (degrees: number): number => Math.max(-1, Math.min(1, degrees / TILT_MAX));
