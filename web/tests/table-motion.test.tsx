import '@/styles/tokens.css';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { WinBurst } from '@/play/frame/win-burst.tsx';
import { Die, Pips } from '@/play/table-games/boards/die.tsx';
import { PHONE, render } from './screen.ts';

/* What tables show in motion only: the other component tests prefer reduced motion. */

const prefersMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

beforeEach(() => prefersMotion('no-preference'));
afterEach(() => prefersMotion('reduce'));

const show = (content: ReactNode) =>
  render(
    <main>
      <h1>Table</h1>
      {content}
    </main>,
    { path: '/', size: PHONE },
  );

const found = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
};

test.for([
  { multiple: 2, tier: 'win', coins: 0 },
  { multiple: 10, tier: 'big', coins: 0 },
  { multiple: 30, tier: 'mega', coins: 16 },
  { multiple: 100, tier: 'epic', coins: 36 },
])('a win of $multiple × the stake is seen as $tier', async ({ multiple, tier, coins }) => {
  const win = { stakeMinor: 100n, winMinor: 100n * BigInt(multiple), formatMoney: String };
  await show(<WinBurst {...win} />);
  const burst = found('.win-burst');
  expect([...burst.classList]).toContain(`win-burst-${tier}`);
  expect(getComputedStyle(burst).opacity).toBe('1');
  expect(burst.querySelectorAll('.win-burst-coin')).toHaveLength(coins);
});

test('a return of no more than the stake is not celebrated', async () => {
  const returned = { stakeMinor: 100n, winMinor: 100n, formatMoney: String };
  await show(<WinBurst {...returned} />);
  expect(document.querySelector('.win-burst')).toBeNull();
});

test('a die that tumbles is a cube: none of its frames fades it as a whole, which would draw it flat', async () => {
  const die = <Die place={0} value={3} face={(value) => <Pips face={value} />} />;
  await show(<div data-phase="revealing">{die}</div>);
  const cube = found('.die');
  expect(getComputedStyle(cube).transformStyle).toBe('preserve-3d');
  const tumbles = cube.getAnimations().map(({ effect }) => effect as KeyframeEffect);
  expect(tumbles).toHaveLength(1);
  const faded = tumbles.flatMap((one) => one.getKeyframes()).filter((frame) => 'opacity' in frame);
  expect(faded).toEqual([]);
});
