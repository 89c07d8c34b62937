import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint.ts';
import type { Game } from './games.ts';
import type { Contract } from './index.ts';
import type { PastRound } from './past-rounds.ts';
import type { Transaction } from './payments.ts';
import type { UserInfo } from './user.ts';

type ExampleOf<E> =
  E extends Endpoint<infer Input, infer Output, Method>
    ? { readonly request: z.input<Input>; readonly answer: z.output<Output> }
    : never;

/** One example of each call. A call without one does not compile. */
export type Examples = {
  readonly [Group in keyof Contract]: {
    readonly [Name in keyof Contract[Group]]: ExampleOf<Contract[Group][Name]>;
  };
};

const GAME_ID = 'phoenix-ascend';
const TOKEN = 'Zk3v0QmX5r8yT1nB7cJ4wL6pD2sH9fGaUeKiOoRbVtE';
const LAUNCH_TOKEN = 'b7cJ4wL6pD2sH9fGaUeKiOoRbVtEZk3v0QmX5r8yT1n';
const BET_ID = '019a5b1c-7a10-7cc3-9a4e-5d0f3b6c2e11';
const WIN_ID = '019a5b1c-7f42-7a0b-8d2c-91e4a7f60b22';
const ROUND_ID = '019a5b1c-7a0e-75d1-b1f7-2c8e9d4a6f33';

const SERVER_SEED = 'c71e40b2d9a83f5560e1bb97f30c2a6488d4e51f7a09c3b6d2214fe87b5590ac';
const SERVER_SEED_HASH = '8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4';
/** SHA-256 of nothing: the client seed of a draw that nobody bought a ticket for. */
const NO_BOOK = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const pastRound: PastRound = {
  roundId: ROUND_ID,
  kind: 'round',
  gameId: 'brass-roulette',
  gameName: 'Brass Roulette',
  walletType: 'USD',
  stake: 1,
  win: 2,
  createTime: '2026-11-21T12:00:00.000Z',
  isRevealed: true,
  isCalledOff: false,
};

const game: Game = {
  gameId: GAME_ID,
  gameName: 'Phoenix Ascend',
  gameType: 0,
  pgIconUrl: '/art/tiles/phoenix-ascend.webp',
  pgBackUrl: '/art/stages/phoenix-ascend.webp',
  gameIp: 'http://localhost',
  gamePort: ':3002',
  enabled: true,
  gameLabel: 'hot',
  supplier: 'Copperfox',
  gameSort: 10,
  betList: [0.2, 1, 5],
  rateList: [],
  rating: 4.6,
  popularity: 9120,
  isHot: true,
  isNew: false,
  isRecommended: true,
  rtp: 96.12,
  volatility: 'medium',
};

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
  currency: 'USD',
};

const deposit: Transaction = {
  transactionId: '019a5b1c-3a55-7d09-8f61-4c2b7e9a1d44',
  externalOrderId: 'FH261121H7KQ2M9X4TB',
  platformOrderId: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
  type: 'deposit',
  walletType: 'USD',
  amount: 100,
  actualAmount: 100,
  fee: 0,
  bonusAmount: 100,
  status: 2,
  paymentChannel: 'Mockpay · Card',
  remark: '',
  payUrl: null,
  createTime: '2026-11-21T12:00:00.000Z',
  updateTime: '2026-11-21T12:01:34.000Z',
};

const withdrawal: Transaction = {
  ...deposit,
  transactionId: '019a5b1d-0c11-7b3e-9a02-6f1d8c4e2b55',
  externalOrderId: 'FW261121H7M3W8PZ6RA',
  platformOrderId: null,
  type: 'withdraw',
  actualAmount: 0,
  bonusAmount: 0,
  status: 0,
  paymentChannel: 'Lumen Public',
};

const oneOf = <Item>(item: Item) => ({ list: [item], total: 1, pageNum: 1, pageSize: 10 });
const moved = { balance: 98.5, replayed: false };
const bet = { token: LAUNCH_TOKEN, transactionId: BET_ID, roundId: ROUND_ID, gameId: GAME_ID };

/** Examples of requests and answers, shown in the API's documentation. */
export const examples: Examples = {
  user: {
    register: {
      request: {
        email: 'ana@example.com',
        password: 'correct horse 8',
        nickName: 'Ana',
        currency: 'BRL',
      },
      answer: { userId: '204518936' },
    },
    login: {
      request: { email: 'demo@fairhall.test', password: 'Fairhall1!', remember: true },
      answer: {
        token: TOKEN,
        userId: '204518936',
        nickName: 'Demo',
        email: 'demo@fairhall.test',
        phone: null,
        address: null,
        country: 'BR',
        userRole: 'player',
        expiresAt: '2026-12-21T12:00:00.000Z',
      },
    },
    info: { request: {}, answer: userInfo },
    refreshToken: {
      request: {},
      answer: { token: TOKEN, expiresAt: '2026-12-21T12:00:00.000Z' },
    },
    logout: { request: {}, answer: null },
    changePassword: {
      request: { oldPassword: 'Fairhall1!', newPassword: 'correct horse 8' },
      answer: null,
    },
    forgotPassword: { request: { email: 'demo@fairhall.test' }, answer: null },
    resetPassword: { request: { token: TOKEN, newPassword: 'correct horse 8' }, answer: null },
    updateProfile: {
      request: { nickName: 'Demo', phone: null, currency: 'USD' },
      answer: userInfo,
    },
    history: {
      request: { kind: 'game', walletType: 'USD', pageSize: 10 },
      answer: oneOf({
        id: '4711',
        kind: 'game',
        type: 'bet',
        status: 'completed',
        amount: 1,
        walletType: 'USD',
        gameId: GAME_ID,
        gameName: 'Phoenix Ascend',
        roundId: ROUND_ID,
        createTime: '2026-11-21T12:00:00.000Z',
      }),
    },
    clearHistory: { request: { kind: 'browse' }, answer: null },
  },
  games: {
    available: { request: { gameType: 0, keyword: 'phoenix' }, answer: [game] },
    search: { request: { keyword: 'phoenix' }, answer: [game] },
    hot: { request: {}, answer: [game] },
    new: { request: {}, answer: [game] },
    get: { request: { id: GAME_ID }, answer: game },
    saveAll: {
      request: {
        games: [{ gameId: GAME_ID, gameName: 'Phoenix Ascend', gameType: 0, betList: [0.2, 1, 5] }],
      },
      answer: { saved: 1 },
    },
  },
  favorites: {
    add: { request: { gameId: GAME_ID }, answer: null },
    remove: { request: { gameId: GAME_ID }, answer: null },
    list: {
      request: {},
      answer: [{ gameId: GAME_ID, favoriteTime: '2026-11-21T12:00:00.000Z' }],
    },
    check: { request: { gameId: GAME_ID }, answer: true },
  },
  play: {
    launch: {
      request: { gameId: GAME_ID, walletType: 'USD', lang: 'en', env: 'PC' },
      answer: {
        url:
          `http://localhost:3002/?token=${LAUNCH_TOKEN}&money=9900&walletType=USD` +
          `&GameID=${GAME_ID}&uid=204518936&homeUrl=http%3A%2F%2Flocalhost%3A3000%2F&lang=en&env=PC`,
        expiresAt: '2026-11-22T00:00:00.000Z',
      },
    },
  },
  rounds: {
    list: {
      request: { gameId: 'brass-roulette', pageSize: 10 },
      answer: { list: [pastRound], next: null },
    },
    get: {
      request: { roundId: ROUND_ID },
      answer: {
        kind: 'round',
        walletType: 'USD',
        round: {
          roundId: ROUND_ID,
          gameId: 'brass-roulette',
          stake: '1.00',
          win: '2.00',
          status: 'settled',
          proof: { serverSeedHash: SERVER_SEED_HASH, clientSeed: 'marina-0616', nonce: 1289 },
          createdAt: '2026-11-21T12:00:00.000Z',
          outcome: {
            engine: 'spots',
            hands: [[32]],
            draws: [{ of: 37, event: 32 }],
            bets: [{ spot: 'red', amount: '1.00', win: '2.00' }],
          },
        },
        serverSeed: SERVER_SEED,
      },
    },
    event: {
      request: { eventId: 'star-draw-49-471212-0' },
      answer: {
        now: '2026-11-21T12:02:00.000Z',
        event: {
          eventId: 'star-draw-49-471212-0',
          gameId: 'star-draw-49',
          number: 471_212,
          status: 'finished',
          opensAt: '2026-11-21T11:50:00.000Z',
          closesAt: '2026-11-21T11:59:55.000Z',
          startsAt: '2026-11-21T12:00:00.000Z',
          endsAt: '2026-11-21T12:00:20.000Z',
          serverSeedHash: SERVER_SEED_HASH,
          fixture: { kind: 'draw' },
          result: { kind: 'draw', numbers: [17, 4, 41, 29, 8, 33] },
        },
        nonce: 0,
        clientSeed: NO_BOOK,
        book: [],
        serverSeed: SERVER_SEED,
        progress: { kind: 'draw', elapsed: 6, steps: 6, numbers: [17, 4, 41, 29, 8, 33] },
        ownSlips: [],
      },
    },
    rotate: {
      request: { clientSeed: 'marina-0616' },
      answer: {
        revealed: {
          serverSeed: SERVER_SEED,
          serverSeedHash: SERVER_SEED_HASH,
          clientSeed: 'marina-0616',
          rounds: 1290,
        },
        fairness: {
          serverSeedHash: NO_BOOK,
          clientSeed: 'marina-0616',
          nextNonce: 0,
          nextServerSeedHash: SERVER_SEED_HASH,
        },
      },
    },
  },
  wallets: {
    list: {
      request: { walletType: 'USD' },
      answer: [
        { walletType: 'USD', currencySymbol: '$', currencyName: 'US Dollar', walletBalance: 9900 },
      ],
    },
    configs: {
      request: {},
      answer: [
        {
          walletType: 'USD',
          defaultRechargeAmount: '10-10000',
          withdrawMinAmount: 10,
          withdrawMaxAmount: 10_000,
        },
      ],
    },
  },
  payments: {
    recharge: {
      request: { walletType: 'USD', amount: 100 },
      answer: {
        payUrl: 'http://localhost:3001/pay/MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
        outTradeNo: deposit.externalOrderId,
        platOrderNum: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
        expiryPeriod: 1800,
        walletBalance: 9900,
      },
    },
    rechargeRecords: {
      request: { walletType: 'USD', status: 2, startTime: '2026-11-01', endTime: '2026-11-30' },
      answer: oneOf(deposit),
    },
    withdraw: {
      request: {
        walletType: 'BRL',
        money: '100.50',
        bankCode: 'EMAIL',
        bank: 'ana@example.com',
      },
      answer: { orderNum: withdrawal.externalOrderId },
    },
    withdrawRecords: { request: { pageNum: 1, pageSize: 10 }, answer: oneOf(withdrawal) },
    bankCodes: {
      request: { walletType: 'BRL' },
      answer: [{ bankCode: 'CPF', bankName: 'CPF' }],
    },
    webhook: {
      request: {
        eventId: 'evt_019a5b1c-9d3f-7e21-8b40-7a5c2f1e6d66',
        type: 'payment.paid',
        platOrderNum: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
        outTradeNo: deposit.externalOrderId,
        amount: '100.00',
        walletType: 'USD',
        occurredAt: '2026-11-21T12:01:33.000Z',
        method: 'card',
      },
      answer: null,
    },
  },
  promo: {
    welcome: {
      request: {},
      answer: {
        available: true,
        serverSeedHash: '5f3a9c1e7b2d84605f3a9c1e7b2d84605f3a9c1e7b2d84605f3a9c1e7b2d8460',
      },
    },
    drawWelcome: {
      request: { walletType: 'USD' },
      answer: {
        amount: 50,
        walletType: 'USD',
        proof: {
          serverSeed: 'a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718',
          clientSeed: '204518936',
          nonce: 0,
        },
      },
    },
  },
  provider: {
    authenticate: {
      request: { token: LAUNCH_TOKEN },
      answer: {
        uid: '204518936',
        nickName: 'Demo',
        walletType: 'USD',
        balance: 100,
        lang: 'en',
        gameId: GAME_ID,
      },
    },
    balance: { request: { token: LAUNCH_TOKEN }, answer: { balance: 100 } },
    launchState: { request: { token: LAUNCH_TOKEN }, answer: { state: 'KICKED_OUT' } },
    bet: { request: { ...bet, amount: '1.50' }, answer: moved },
    win: {
      request: {
        transactionId: WIN_ID,
        betTransactionId: BET_ID,
        roundId: ROUND_ID,
        amount: '4.00',
        finished: true,
      },
      answer: { balance: 102.5, replayed: false },
    },
    play: { request: { ...bet, amount: '1.50', winAmount: '0' }, answer: moved },
    rollback: {
      request: { transactionId: WIN_ID, betTransactionId: BET_ID },
      answer: { balance: 100, replayed: false },
    },
  },
  notifications: {
    list: {
      request: { type: 'deposit', isRead: 'false' },
      answer: oneOf({
        id: 'deposit.FH261121H7KQ2M9X4TB.paid',
        type: 'deposit',
        title: 'Deposit received',
        message: '$100.00 is in your USD wallet.',
        isRead: false,
        createdAt: '2026-11-21T12:01:34.000Z',
        link: '/wallet',
      }),
    },
    unreadCount: { request: {}, answer: { count: 3 } },
    readAll: { request: {}, answer: null },
    read: { request: { id: 'deposit.FH261121H7KQ2M9X4TB.paid' }, answer: null },
    remove: { request: { id: 'deposit.FH261121H7KQ2M9X4TB.paid' }, answer: null },
  },
  health: {
    live: { request: {}, answer: { status: 'ok' } },
    ready: { request: {}, answer: { database: 'ok', writer: 'ok' } },
  },
};

/** The example of an endpoint by its dotted name. */
export function exampleOf(name: string): { request: object; answer: unknown } {
  const [group = '', call = ''] = name.split('.');
  const all: Readonly<Record<string, Record<string, { request: object; answer: unknown }>>> =
    examples;
  const example = all[group]?.[call];
  if (!example) throw new Error(`the call ${name} has no example`);
  return example;
}
