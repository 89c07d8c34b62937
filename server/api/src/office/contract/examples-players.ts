import {
  AT,
  AUDIT_ROW,
  FREEZE_ENTRY,
  type OfficeExamples,
  ORDER_NUM,
  oneOf,
  PLAYER,
  STAFF,
  UID,
} from './examples-shared.ts';
import type { TicketView } from './support.ts';

const reason = 'Asked for it by phone';
const note = {
  id: '019a5b20-0001-7b3e-9a02-6f1d8c4e2b77',
  text: 'Prefers mail',
  by: STAFF,
  createdAt: AT,
};

export const playersExamples: OfficeExamples['players'] = {
  list: {
    request: { q: 'ana' },
    response: oneOf({
      ...PLAYER,
      state: 'open' as const,
      balanceUsd: 420.5,
      joinedAt: '2026-08-21T12:00:00.000Z',
      lastPlayedAt: AT,
    }),
  },
  get: {
    request: { uid: UID },
    response: {
      ...PLAYER,
      phone: '•••••••4321',
      address: null,
      country: 'BR',
      currency: 'USD',
      language: 'pt-br',
      state: 'open',
      timeOutUntil: null,
      selfExcludedUntil: null,
      inviteCode: null,
      joinedAt: '2026-08-21T12:00:00.000Z',
      lastLoginAt: AT,
      lastPlayedAt: AT,
      hasSecondFactor: false,
      passkeys: 0,
      balances: [{ walletType: 'USD', available: 420.5, frozen: 2500, availableUsd: 420.5 }],
      totals: {
        depositsUsd: 3200,
        withdrawalsUsd: 500,
        stakesUsd: 18_230,
        winsUsd: 17_450.5,
        bonusesUsd: 100,
      },
      accounts: [{ orderNum: ORDER_NUM, bankName: 'Lumen Public', account: '••••2222' }],
      openWithdrawals: 1,
      notes: [note],
    },
  },
  entries: { request: { uid: UID }, response: oneOf(FREEZE_ENTRY) },
  rounds: {
    request: { uid: UID },
    response: oneOf({
      entryId: '120201',
      roundId: '019a5b1c-7a0e-75d1-b1f7-2c8e9d4a6f33',
      gameId: 'phoenix-ascend',
      gameName: 'Phoenix Ascend',
      walletType: 'USD' as const,
      stake: 2,
      win: 5.5,
      createdAt: AT,
      verifyUrl: 'http://localhost:3000/verify?round=019a5b1c-7a0e-75d1-b1f7-2c8e9d4a6f33',
      replayUrl: 'http://localhost:3000/r/q3vJ0yq0m1cYt7rZ8WfC2g',
      isOwn: true,
    }),
  },
  sessions: {
    request: { uid: UID },
    response: oneOf({
      id: '019a5b1c-3a55-7d09-8f61-4c2b7e9a1d44',
      at: AT,
      device: 'Firefox · Windows',
      network: 'known' as const,
      expiresAt: '2026-11-22T12:00:00.000Z',
      endedAt: null,
      endReason: null,
    }),
  },
  limits: {
    request: { uid: UID },
    response: {
      limits: [
        { kind: 'loss', period: 'day', amount: 100, walletType: 'USD', setAt: AT, pending: null },
      ],
      realityCheckMinutes: 60,
      timeOutUntil: null,
      selfExcludedUntil: null,
      history: oneOf({
        id: '019a5b1c-3a55-7d09-8f61-4c2b7e9a1d55',
        kind: 'loss' as const,
        period: 'day' as const,
        action: 'set',
        from: null,
        to: 100,
        walletType: 'USD' as const,
        by: 'player',
        at: AT,
      }),
    },
  },
  log: { request: { uid: UID }, response: oneOf(AUDIT_ROW) },
  addNote: { request: { uid: UID, text: note.text }, response: note },
  endSessions: { request: { uid: UID, reason }, response: null },
  sendReset: { request: { uid: UID, reason }, response: null },
  sendMessage: {
    request: {
      uid: UID,
      title: 'Your withdrawal',
      message: 'It is on its way to your bank.',
    },
    response: null,
  },
  reveal: {
    request: { uid: UID, field: 'email', reason },
    response: { field: 'email', value: 'ana@example.com' },
  },
  setBreak: {
    request: { uid: UID, kind: 'timeOut', until: '2026-11-28T12:00:00.000Z', reason },
    response: {
      state: 'timeOut',
      timeOutUntil: '2026-11-28T12:00:00.000Z',
      selfExcludedUntil: null,
    },
  },
  setMarket: {
    request: { uid: UID, market: 'gb', reason },
    response: { uid: UID, market: 'gb' },
  },
};

const ticket: TicketView = {
  id: '019a5b22-0001-7b3e-9a02-6f1d8c4e2b77',
  player: PLAYER,
  subject: 'Withdrawal',
  state: 'open',
  createdAt: AT,
  updatedAt: AT,
  messages: [
    { id: '019a5b22-0002-7b3e-9a02-6f1d8c4e2b77', by: null, text: 'Where is it?', createdAt: AT },
  ],
};
const { messages: _messages, ...ticketRow } = ticket;

export const supportExamples: OfficeExamples['support'] = {
  list: { request: { state: 'open' }, response: oneOf(ticketRow) },
  get: { request: { id: ticket.id }, response: ticket },
  reply: {
    request: { id: ticket.id, text: 'The bank has it since noon.' },
    response: {
      ...ticket,
      state: 'answered',
      messages: [
        ...ticket.messages,
        {
          id: '019a5b22-0003-7b3e-9a02-6f1d8c4e2b77',
          by: STAFF,
          text: 'The bank has it since noon.',
          createdAt: AT,
        },
      ],
    },
  },
  close: { request: { id: ticket.id }, response: { ...ticket, state: 'closed' } },
};
