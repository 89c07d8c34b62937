import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DeviceClass, deviceClass } from './device.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The class in a window of this width. */
function classAt(widthPx: number): DeviceClass {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, most] = /^\(max-width: (\d+)px\)$/.exec(query) ?? [];
    return { matches: widthPx <= Number(most) };
  });
  return deviceClass();
}

describe('the device class', () => {
  it('is mobile up to 768 pixels', () => {
    expect([320, 768].map(classAt)).toEqual(['mobile', 'mobile']);
  });

  it('is tablet above that and up to 1024', () => {
    expect([769, 1024].map(classAt)).toEqual(['tablet', 'tablet']);
  });

  it('is desktop above 1024', () => {
    expect([1025, 2560].map(classAt)).toEqual(['desktop', 'desktop']);
  });
});
