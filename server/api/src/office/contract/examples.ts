import { roundsExamples } from '../../contract/examples-rounds.ts';
import { ROUND_ID } from '../../contract/examples-shared.ts';
import {
  adjustmentsExamples,
  depositsExamples,
  ledgerExamples,
  withdrawalsExamples,
} from './examples-money.ts';
import { playersExamples, supportExamples } from './examples-players.ts';
import { sandboxToolsExamples } from './examples-sandbox-tools.ts';
import {
  AT,
  AUDIT_ROW,
  CHALLENGE,
  GAME_METRICS,
  type OfficeExamples,
  OTHER_STAFF,
  oneOf,
  STAFF,
  UID,
} from './examples-shared.ts';
import type { OfficeGame } from './games.ts';
import type { OfficeProvider } from './providers.ts';
import type { StaffAccount } from './staff.ts';

const member = { ...STAFF, role: 'manager' as const };
const permissions = ['read' as const, 'support' as const, 'payments' as const, 'manage' as const];
const account: StaffAccount = {
  ...member,
  email: 'ops@office.fairhall.test',
  enabled: true,
  hasSecondFactor: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  credentialsAt: '2026-11-01T09:00:00.000Z',
  credentialsBy: OTHER_STAFF,
  confirmedAt: '2026-11-01T10:00:00.000Z',
  lastLoginAt: AT,
};

const settings = {
  enabled: true,
  gameLabel: 'hot' as const,
  gameSort: 10,
  isHot: true,
  isNew: false,
  isRecommended: false,
};
const game: OfficeGame = {
  gameId: 'phoenix-ascend',
  gameName: 'Phoenix Ascend',
  gameType: 0,
  providerId: 'fairhall',
  supplier: 'Fairhall',
  pgIconUrl: '/art/tiles/phoenix-ascend.webp',
  rtp: 96.02,
  ...settings,
  provider: settings,
  overridden: [],
  updatedBy: null,
  updatedAt: null,
  figures: GAME_METRICS,
};

const periodMetrics = {
  ggr: 1830.5,
  ngr: 1730.5,
  rewards: 100,
  stakes: 45_200,
  activePlayers: 31,
  newPlayers: 4,
  funnel: { registered: 4, deposited: 3, played: 2 },
  deposits: { count: 12, amount: 2400 },
  withdrawals: { count: 3, amount: 900 },
};

const provider: OfficeProvider = {
  providerId: 'tin-lantern',
  name: 'Tin Lantern',
  isOwn: false,
  enabled: true,
  origins: ['https://games.tin-lantern.example'],
  secrets: 1,
  secretRotatedAt: '2026-11-02T09:30:00.000Z',
  games: 2,
  enabledGames: 2,
  stakesUsd: 1840,
  ggrUsd: 62.5,
  walletCalls: { calls: 210, refused: 1, medianMs: 4, slowestMs: 38 },
};

export const officeExamples: OfficeExamples = {
  session: {
    login: {
      request: { email: account.email, password: 'Fairhall1!' },
      response: {
        token: CHALLENGE,
        expiresAt: '2026-11-21T20:00:00.000Z',
        staff: { ...member, permissions },
        hasTestDesk: true,
      },
    },
    setUpTotp: {
      request: { challenge: CHALLENGE },
      response: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        otpauthUrl:
          'otpauth://totp/Fairhall:ops%40office.fairhall.test?issuer=Fairhall&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      },
    },
    confirmTotp: {
      request: { challenge: CHALLENGE, code: '492039' },
      response: { recoveryCodes: ['7KQ2M-9X4TB', 'P6RAH-7M3W8'] },
    },
    logout: { request: {}, response: null },
    me: {
      request: {},
      response: {
        ...member,
        permissions,
        email: account.email,
        hasSecondFactor: true,
        expiresAt: '2026-11-21T20:00:00.000Z',
      },
    },
  },
  search: {
    find: {
      request: { q: 'phoenix' },
      response: [
        { kind: 'game', id: game.gameId, title: game.gameName, detail: game.supplier ?? '' },
      ],
    },
  },
  overview: {
    get: {
      request: { days: 7 },
      response: {
        walletType: null,
        from: '2026-11-15T00:00:00.000Z',
        tiles: {
          ...periodMetrics,
          waiting: { count: 4, amountUsd: 9800, oldestAgeS: 5400 },
        },
        before: { ...periodMetrics, ggr: 1500, ngr: 1400, stakes: 40_000 },
        retention: { active: 28, returning: 19 },
        series: [
          {
            day: '2026-11-21',
            stakes: 6400,
            ggr: 240.5,
            deposits: 300,
            withdrawals: 100,
            activePlayers: 12,
          },
        ],
        games: [
          {
            ...GAME_METRICS,
            gameId: game.gameId,
            gameName: game.gameName,
            statedRtp: 96.02,
            isInside: true,
          },
        ],
        health: {
          ledger: { checkedAt: AT, full: false, breaches: 0 },
          jobsDue: 0,
          overdueOrders: 0,
          providers: [
            { name: 'payments', calls: 24, failures: 0, medianMs: 12, slowestMs: 48 },
            { name: 'game server', calls: 60, failures: 0, medianMs: 4, slowestMs: 31 },
          ],
          databaseBytes: 41_943_040,
        },
      },
    },
  },
  withdrawals: withdrawalsExamples,
  deposits: depositsExamples,
  players: playersExamples,
  rounds: { get: { ...roundsExamples.get, request: { uid: UID, roundId: ROUND_ID } } },
  adjustments: adjustmentsExamples,
  ledger: ledgerExamples,
  games: {
    list: { request: {}, response: [game] },
    update: {
      request: { gameId: game.gameId, enabled: false, reason: 'Maintenance at noon' },
      response: {
        ...game,
        enabled: false,
        overridden: ['enabled'],
        updatedBy: STAFF,
        updatedAt: AT,
      },
    },
  },
  providers: {
    list: { request: {}, response: [provider] },
    switch: {
      request: {
        providerId: provider.providerId,
        enabled: false,
        reason: 'Too many refused calls',
      },
      response: [{ ...provider, enabled: false }],
    },
  },
  log: { list: { request: { action: 'withdrawal.approve' }, response: oneOf(AUDIT_ROW) } },
  staff: {
    list: { request: {}, response: [account] },
    create: {
      request: {
        email: 'mia@office.fairhall.test',
        name: 'Mia',
        role: 'viewer',
        password: 'correct horse 8',
      },
      response: {
        ...account,
        id: '019a5b1c-0003-7d09-8f61-4c2b7e9a1d44',
        email: 'mia@office.fairhall.test',
        name: 'Mia',
        role: 'viewer',
        hasSecondFactor: false,
        confirmedAt: null,
        lastLoginAt: null,
      },
    },
    update: {
      request: { id: account.id, enabled: false },
      response: { ...account, enabled: false },
    },
    confirm: {
      request: { id: account.id, credentialsAt: account.credentialsAt },
      response: account,
    },
  },
  settings: {
    list: {
      request: {},
      response: [
        { name: 'PORT', value: '3000', source: 'default', isSecret: false },
        { name: 'APP_SECRET', value: null, source: 'environment', isSecret: true },
      ],
    },
  },
  support: supportExamples,
  sandboxTools: sandboxToolsExamples,
};

/** The example of a call by its dotted name. */
export function officeExampleOf(name: string): { request: object; response: unknown } {
  const [group = '', call = ''] = name.split('.');
  const all: Readonly<Record<string, Record<string, { request: object; response: unknown }>>> =
    officeExamples;
  const example = all[group]?.[call];
  if (!example) throw new Error(`the call ${name} has no example`);
  return example;
}
