import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tiltAim, watchAim } from './layer-aim.ts';

/** What a window with such a tilt sensor listens to, and the aims of a tilt of nine degrees. */
function tiltOn(sensor: object) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('DeviceOrientationEvent', sensor);
  vi.stubGlobal('screen', { orientation: { angle: 0 } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const aims: { x: number; y: number }[] = [];
  const leaving = new AbortController();
  const size = { width: 100, height: 100 };
  watchAim({ page: () => size, onAim: (at) => aims.push(at), signal: leaving.signal });
  const tilt = (gamma: number) =>
    page.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta: 40, gamma }));
  tilt(0);
  tilt(9);
  return { aims, tilt, leave: () => leaving.abort() };
}

describe('the layers of a place', () => {
  it('follow the tilt of a phone, until the player leaves', () => {
    const { aims, tilt, leave } = tiltOn(class {});
    expect(aims).toEqual([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
    ]);
    leave();
    tilt(0);
    expect(aims).toHaveLength(2);
  });

  it('do not follow a tilt that needs the permission of the player', () => {
    expect(tiltOn({ requestPermission: () => {} }).aims).toEqual([]);
  });

  it('are in the middle however the player holds the phone', () => {
    const aim = tiltAim();
    expect(aim({ beta: 60, gamma: -20 }, 0)).toEqual({ x: 0, y: 0 });
    expect(aim({ beta: 120, gamma: -20 }, 0)).toEqual({ x: 0, y: 1 });
  });

  it('follow the sides of a screen that is turned', () => {
    const aim = tiltAim();
    aim({ beta: 0, gamma: 0 }, 90);
    expect(aim({ beta: 9, gamma: 0 }, 90)?.x).toBeCloseTo(0.5);
  });

  it('rest without a sensor', () => {
    expect(tiltAim()({ beta: null, gamma: null }, 0)).toBeNull();
  });
});
