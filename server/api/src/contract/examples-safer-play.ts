import type { Examples } from './examples-shared.ts';
import { LIMIT_CONFIRM_HOURS, LIMIT_RAISE_DELAY_HOURS, type LimitView } from './safer-play.ts';

const ofTheWeek = { kind: 'loss', period: 'week' } as const;

const limit: LimitView = {
  ...ofTheWeek,
  amount: 200,
  walletType: 'USD',
  used: 150,
  remaining: 50,
  resetsAt: '2026-11-30T00:00:00.000Z',
  setAt: '2026-11-21T12:00:00.000Z',
  pending: null,
};

const raised: LimitView = {
  ...limit,
  pending: {
    amount: 400,
    requestedAt: '2026-11-24T12:00:00.000Z',
    confirmableAt: '2026-11-25T12:00:00.000Z',
    lapsesAt: '2026-12-02T12:00:00.000Z',
  },
};

export const saferPlayExamples: Examples['saferPlay'] = {
  overview: {
    request: {},
    response: {
      limits: [raised],
      rules: { raiseDelayHours: LIMIT_RAISE_DELAY_HOURS, confirmWithinHours: LIMIT_CONFIRM_HOURS },
    },
  },
  setLimit: { request: { ...ofTheWeek, amount: 400 }, response: raised },
  removeLimit: {
    request: ofTheWeek,
    response: { ...raised, pending: raised.pending && { ...raised.pending, amount: null } },
  },
  confirmLimit: { request: ofTheWeek, response: { ...limit, amount: 400, remaining: 250 } },
  cancelLimitChange: { request: ofTheWeek, response: limit },
};
