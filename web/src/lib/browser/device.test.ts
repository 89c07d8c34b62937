import { describe, expect, it } from 'vitest';
import { deviceClassOf } from './device.ts';

describe('the device class', () => {
  it('is mobile up to 768 pixels', () => {
    expect([320, 768].map(deviceClassOf)).toEqual(['mobile', 'mobile']);
  });

  it('is tablet above that and up to 1024', () => {
    expect([769, 1024].map(deviceClassOf)).toEqual(['tablet', 'tablet']);
  });

  it('is desktop above 1024', () => {
    expect([1025, 2560].map(deviceClassOf)).toEqual(['desktop', 'desktop']);
  });
});
