import { describe, expect, it } from 'vitest';
import { bytesOfDataUrl, middleSquare } from './picture.ts';

describe('a picture', () => {
  it('is cropped to its centred square', () => {
    expect(middleSquare({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, edge: 300 });
    expect(middleSquare({ width: 300, height: 400 })).toEqual({ x: 0, y: 50, edge: 300 });
  });

  it.each([0, 1, 2, 3, 64, 65_535, 65_536])('of %i bytes is counted as such', (length) => {
    const base64 = Buffer.alloc(length, 7).toString('base64');
    expect(bytesOfDataUrl(`data:image/webp;base64,${base64}`)).toBe(length);
  });
});
