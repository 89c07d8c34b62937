import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { describe, expect, it } from 'vitest';
import { complexes, transform, unitCircle } from './fourier.ts';

describe('the Fourier transform', () => {
  it.each([1, 2, 4, 32])('of %i numbers equals its definition', (size) => {
    const stream = fastStream(size);
    const values = complexes(size);
    for (let n = 0; n < size; n += 1) {
      values.re[n] = stream.float();
      values.im[n] = stream.float();
    }
    const given = { re: [...values.re], im: [...values.im] };
    transform(values, unitCircle(size));
    for (let k = 0; k < size; k += 1) {
      let [re, im] = [0, 0];
      for (let n = 0; n < size; n += 1) {
        const angle = (-2 * Math.PI * n * k) / size;
        re += (given.re[n] ?? 0) * Math.cos(angle) - (given.im[n] ?? 0) * Math.sin(angle);
        im += (given.re[n] ?? 0) * Math.sin(angle) + (given.im[n] ?? 0) * Math.cos(angle);
      }
      expect(values.re[k]).toBeCloseTo(re, 12);
      expect(values.im[k]).toBeCloseTo(im, 12);
    }
  });
});
