import { expect, it } from 'vitest';
import type { GameTexts } from '../game-texts.ts';
import { revealRound } from './reveal-round.ts';
import { paytableWith, roundWith, stepWith } from './slot-testing.ts';
import { normalPace } from './stage/reel-motion.ts';
import type { SlotStage } from './stage/slot-stage.ts';

const hold = {
  ...{ kind: 'hold', respins: 3, values: [], grand: 1_000, blank: 'leaf', scatters: 6 },
} as const;

it('a respin of held scatters is seen: the places between them turn and stir, and one respin less is left', async () => {
  const acts: unknown[] = [];
  const stage = new Proxy(
    {},
    {
      get: (_, method) => async (first: unknown) => {
        const isShown = ['turn', 'stir', 'spin', 'setSpinsLeft'].includes(String(method));
        if (isShown) acts.push([method, first]);
      },
    },
  ) as SlotStage;
  const held = { kind: 'respin', grid: [['clover', 'leaf', 'leaf']], heldReels: [0] } as const;
  const before = { ...held, grid: [['clover', 'fox', 'leaf']] };
  await revealRound(roundWith('0.00', [stepWith({ ...before, kind: 'base' }), stepWith(held)]), {
    ...{ stage, currency: 'USD', strips: null, formatMoney: () => '', dispatch: () => {} },
    ...{ pace: () => normalPace, isSkipped: () => false, onRest: () => {} },
    i18n: { t: () => '' } as unknown as GameTexts,
    paytable: paytableWith({ feature: hold }),
  });
  expect(acts).toEqual([
    ['setSpinsLeft', 2],
    ['turn', { grid: held.grid, places: null }],
    ['stir', 'leaf'],
    ['setSpinsLeft', null],
  ]);
});
