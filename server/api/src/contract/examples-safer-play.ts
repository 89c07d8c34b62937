import { type Examples, TOKEN } from './examples-shared.ts';
import {
  LIMIT_CONFIRM_HOURS,
  LIMIT_RAISE_DELAY_HOURS,
  type LimitView,
  type RealityCheckView,
} from './safer-play.ts';

const ofTheWeek = { kind: 'loss', period: 'week' } as const;

const limit: LimitView = {
  ...ofTheWeek,
  amount: 200,
  walletType: 'USD',
  used: 150,
  remaining: 50,
  isEstimate: false,
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

const realityCheck: RealityCheckView = {
  everyMinutes: 60,
  nextAt: '2026-11-25T13:00:00.000Z',
  session: {
    startedAt: '2026-11-25T12:00:00.000Z',
    minutes: 25,
    staked: 40,
    won: 31.5,
    net: -8.5,
    walletType: 'USD',
  },
};

export const saferPlayExamples: Examples['saferPlay'] = {
  overview: {
    request: {},
    response: {
      market: 'open',
      limits: [raised],
      time: { todayMinutes: 25, monthMinutes: 310 },
      realityCheck,
      timeOutUntil: null,
      rules: { raiseDelayHours: LIMIT_RAISE_DELAY_HOURS, confirmWithinHours: LIMIT_CONFIRM_HOURS },
      month: [
        { walletType: 'USD', deposited: 300, withdrawn: 100, staked: 950, won: 800, net: -150 },
      ],
      netDeposits: [{ walletType: 'USD', amount: 1200 }],
    },
  },
  setLimit: { request: { ...ofTheWeek, amount: 400 }, response: raised },
  removeLimit: {
    request: ofTheWeek,
    response: { ...raised, pending: raised.pending && { ...raised.pending, amount: null } },
  },
  confirmLimit: { request: ofTheWeek, response: { ...limit, amount: 400, remaining: 250 } },
  cancelLimitChange: { request: ofTheWeek, response: limit },
  setRealityCheck: { request: { everyMinutes: 60 }, response: realityCheck },
  acknowledgeRealityCheck: { request: {}, response: { nextAt: '2026-11-25T14:00:00.000Z' } },
  startTimeOut: { request: { duration: '7d' }, response: { until: '2026-12-02T12:00:00.000Z' } },
  excludeSelf: {
    request: { duration: '12m', password: 'Fairhall1!', confirm: true },
    response: { until: '2027-11-25T12:00:00.000Z' },
  },
  returnFromExclusion: {
    request: { email: 'demo@fairhall.test', password: 'Fairhall1!' },
    response: { from: '2026-11-26T12:00:00.000Z' },
  },
  returnSecond: {
    request: { challenge: TOKEN, code: '287082' },
    response: { from: '2026-11-26T12:00:00.000Z' },
  },
  statement: {
    request: { months: 12 },
    response: {
      rows: [
        {
          month: '2026-11',
          walletType: 'USD',
          deposited: 300,
          withdrawn: 100,
          netDeposits: 200,
          staked: 950,
          won: 800,
          net: -150,
          bonuses: 0,
          byGameType: [{ gameType: 0, staked: 950, won: 800, net: -150 }],
        },
      ],
      played: [{ month: '2026-11', days: 6, minutes: 310 }],
    },
  },
};
