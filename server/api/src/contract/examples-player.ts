import { type Examples, GAME_ID, oneOf, ROUND_ID, TOKEN } from './examples-shared.ts';
import type { UserInfo } from './user.ts';

const userInfo: UserInfo = {
  uid: '204518936',
  nickName: 'Demo',
  email: 'demo@fairhall.test',
  phone: null,
  address: null,
  country: 'BR',
  userRole: 'player',
  avatar: null,
  balance: 10_000,
  walletBalance: 9_900,
  frozenBalance: 100,
  totalDeposit: 12_500,
  totalWithdraw: 2_400,
  netDeposit: 10_100,
  currency: 'USD',
  lastLoginAt: '2026-06-15T18:20:00.000Z',
  market: 'open',
  hasOffers: true,
  timeOutUntil: null,
};

export const userExamples: Examples['user'] = {
  register: {
    request: {
      email: 'ana@example.com',
      password: 'correct horse 8',
      nickName: 'Ana',
      currency: 'BRL',
    },
    response: { userId: '204518936' },
  },
  login: {
    request: { email: 'demo@fairhall.test', password: 'Fairhall1!', remember: true },
    response: {
      token: TOKEN,
      userId: '204518936',
      nickName: 'Demo',
      email: 'demo@fairhall.test',
      phone: null,
      address: null,
      country: 'BR',
      userRole: 'player',
      currency: 'BRL',
      expiresAt: '2026-12-21T12:00:00.000Z',
    },
  },
  info: { request: {}, response: userInfo },
  refreshToken: {
    request: {},
    response: { token: TOKEN, expiresAt: '2026-12-21T12:00:00.000Z' },
  },
  logout: { request: {}, response: null },
  changePassword: {
    request: { oldPassword: 'Fairhall1!', newPassword: 'correct horse 8' },
    response: null,
  },
  forgotPassword: { request: { email: 'demo@fairhall.test' }, response: null },
  resetPassword: { request: { token: TOKEN, newPassword: 'correct horse 8' }, response: null },
  updateProfile: {
    request: { nickName: 'Demo', phone: null, currency: 'USD' },
    response: userInfo,
  },
  historyTotals: {
    request: { kind: 'game', startTime: '2026-11-01' },
    response: [{ walletType: 'USD', out: 120, in: 96.5, net: -23.5 }],
  },
  history: {
    request: { kind: 'game', byRound: 'true', walletType: 'USD', pageSize: 10 },
    response: oneOf({
      id: '4711',
      kind: 'game',
      type: 'bet',
      status: 'completed',
      amount: 1,
      winAmount: 2.5,
      walletType: 'USD',
      gameId: GAME_ID,
      gameName: 'Phoenix Ascend',
      roundId: ROUND_ID,
      createTime: '2026-11-21T12:00:00.000Z',
    }),
  },
  clearHistory: { request: { kind: 'browse' }, response: null },
};

export const notificationsExamples: Examples['notifications'] = {
  list: {
    request: { type: 'deposit', isRead: 'false' },
    response: oneOf({
      id: 'deposit.FH261121H7KQ2M9X4TB.paid',
      type: 'deposit',
      title: 'Deposit received',
      message: '$100.00 is in your USD wallet.',
      isRead: false,
      createdAt: '2026-11-21T12:01:34.000Z',
      link: '/wallet',
    }),
  },
  unreadCount: { request: {}, response: { count: 3 } },
  readAll: { request: {}, response: null },
  read: { request: { id: 'deposit.FH261121H7KQ2M9X4TB.paid' }, response: null },
  remove: { request: { id: 'deposit.FH261121H7KQ2M9X4TB.paid' }, response: null },
};
