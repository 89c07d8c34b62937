import { expect, it } from 'vitest';
import type { Paytable } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import { revealRound } from './reveal-round.ts';
import { paytableWith, roundWith, stepWith } from './slot-testing.ts';
import { normalPace } from './stage/reel-motion.ts';
import type { SlotStage } from './stage/slot-stage.ts';

const feature: Paytable['feature'] = {
  kind: 'hold',
  ...{ respins: 3, values: [], grand: 1_000, blank: 'leaf', scatters: 6 },
};

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
  const paid = stepWith({ grid: [['clover', 'fox', 'leaf']] });
  const held = stepWith({ kind: 'respin', grid: [['clover', 'leaf', 'leaf']], heldReels: [0] });
  await revealRound(roundWith('0.00', [paid, held]), {
    ...{ stage, currency: 'USD', strips: null, formatMoney: () => '', dispatch: () => {} },
    ...{ pace: () => normalPace, isSkipped: () => false, onRest: () => {} },
    i18n: { t: () => '' } as unknown as GameTexts,
    paytable: paytableWith({ feature }),
  });
  expect(acts).toEqual([
    ['setSpinsLeft', 2],
    ['turn', { grid: held.grid, places: null }],
    ['stir', 'leaf'],
    ['setSpinsLeft', null],
  ]);
});

it('the card of a total covers the stage, so that no count of free spins shines through it', async () => {
  const acts: unknown[] = [];
  const stage = new Proxy(
    {},
    {
      get: (_, method) => async (first: { readonly kind?: string }) => {
        if (method === 'announce') acts.push(first.kind);
      },
    },
  ) as SlotStage;
  const paid = stepWith({ grid: [['clover', 'fox', 'leaf']], freeSpinsAwarded: 1 });
  const free = stepWith({ kind: 'free', amount: '4.00', grid: [['fox', 'fox', 'fox']] });
  await revealRound(roundWith('4.00', [paid, free]), {
    ...{ stage, currency: 'USD', strips: null, formatMoney: () => '' },
    ...{ pace: () => normalPace, isSkipped: () => false, onRest: () => {} },
    dispatch: (event) => {
      if (event.type === 'covered') acts.push(event);
    },
    i18n: { t: () => '', number: String } as unknown as GameTexts,
    paytable: paytableWith({}),
  });
  const covered = { type: 'covered', isCovered: true };
  // The second is of the celebration of the whole round.
  expect(acts).toEqual(['intro', covered, 'outro', covered]);
});

it('the amount at the foot of the page follows the ribbon: it stays until a big win has counted up', async () => {
  const acts: unknown[] = [];
  const stage = new Proxy(
    {},
    {
      get: (_, method) => async () => {
        if (method === 'celebrate') acts.push(method);
      },
    },
  ) as SlotStage;
  const paid = stepWith({ grid: [['clover', 'fox', 'leaf']], freeSpinsAwarded: 2 });
  const small = stepWith({ kind: 'free', amount: '4.00', grid: [['fox', 'fox', 'fox']] });
  const big = stepWith({ kind: 'free', amount: '66.00', grid: [['fox', 'fox', 'fox']] });
  await revealRound(roundWith('70.00', [paid, small, big]), {
    ...{ stage, currency: 'USD', strips: null, formatMoney: () => '' },
    ...{ pace: () => normalPace, isSkipped: () => false, onRest: () => {} },
    dispatch: (event) => {
      if (event.type === 'step-won' && event.amountMinor > 0n) acts.push(event.amountMinor);
    },
    i18n: { t: () => '', number: String } as unknown as GameTexts,
    paytable: paytableWith({}),
  });
  // The last celebration is that of the whole round.
  expect(acts).toEqual([400n, 'celebrate', 6600n, 'celebrate']);
});

it('the amount of a round without a feature stays until its ribbon has counted up', async () => {
  const acts: unknown[] = [];
  const stage = new Proxy({}, { get: () => async () => {} }) as SlotStage;
  await revealRound(roundWith('250.00', [stepWith({ amount: '250.00' })]), {
    ...{ stage, currency: 'USD', strips: null, formatMoney: () => '' },
    ...{ pace: () => normalPace, isSkipped: () => false, onRest: () => {} },
    dispatch: ({ type }) => acts.push(type),
    i18n: { t: () => '', number: String } as unknown as GameTexts,
    paytable: paytableWith({}),
  });
  expect(acts).not.toContain('step-won');
});
