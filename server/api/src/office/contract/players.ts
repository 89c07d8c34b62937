import { z } from 'zod';
import { languages } from '../../contract/enums.ts';
import { instant, line } from '../../contract/field-types.ts';
import { markets } from '../../contract/markets.ts';
import { notificationTypes } from '../../contract/notification-types.ts';
import { pageOf, pageQuery, timeRange } from '../../contract/page.ts';
import {
  ledgerEntry,
  longText,
  moment,
  reason,
  SEARCH_LENGTH_MAX,
  sort,
  uid,
  walletTypeQuery,
} from './fields.ts';
import { auditRow } from './log.ts';
import { staffEndpoint } from './office-endpoint.ts';
import {
  limitChange,
  limitRow,
  note,
  player,
  playerRow,
  playerStates,
  revealedFields,
  round,
  sessionRow,
} from './player-rows.ts';

export const players = {
  list: staffEndpoint({
    method: 'GET',
    path: '/players',
    permission: 'read',
    summary:
      'Players by id, email, nick name, phone, order number or invite code, the newest first; all ' +
      'without a search text.',
    input: z.object({
      q: line({ trim: true }).max(SEARCH_LENGTH_MAX).default('').describe('The search text.'),
      state: z.enum(playerStates).optional().describe('open, timeOut or excluded.'),
      market: z.enum(markets).optional().describe('Only players of this market.'),
      sort,
      ...pageQuery,
    }),
    output: pageOf(playerRow),
  }),
  get: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}',
    permission: 'read',
    summary: 'A player with balances, totals and notes.',
    input: z.object({ uid }),
    output: player,
    notFound: true,
  }),
  entries: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/entries',
    permission: 'read',
    summary: 'The ledger’s entries of a player, the newest first.',
    input: z.object({
      uid,
      walletType: walletTypeQuery,
      kind: line().max(32).optional().describe('Only entries of this kind.'),
      ...pageQuery,
      ...timeRange,
    }),
    output: pageOf(ledgerEntry),
    refusals: ['UNKNOWN_CURRENCY'],
    notFound: true,
  }),
  rounds: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/rounds',
    permission: 'read',
    summary: 'The rounds of a player, the newest first.',
    input: z.object({ uid, ...pageQuery, ...timeRange }),
    output: pageOf(round),
    notFound: true,
  }),
  sessions: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/sessions',
    permission: 'read',
    summary: 'The logins of a player, the newest first.',
    input: z.object({ uid, ...pageQuery }),
    output: pageOf(sessionRow),
    notFound: true,
  }),
  limits: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/limits',
    permission: 'read',
    summary: 'The limits of a player, their history with the newest change first, and a break.',
    input: z.object({ uid, ...pageQuery }),
    output: z.object({
      limits: z.array(limitRow),
      realityCheckMinutes: z.int(),
      timeOutUntil: moment.nullable(),
      selfExcludedUntil: moment.nullable(),
      history: pageOf(limitChange),
    }),
    notFound: true,
  }),
  log: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/log',
    permission: 'read',
    summary:
      'What staff did to a player and to the player’s withdrawals, deposits, adjustments and tickets, ' +
      'the newest first.',
    input: z.object({ uid, ...pageQuery, ...timeRange }),
    output: pageOf(auditRow),
    notFound: true,
  }),
  addNote: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/notes',
    permission: 'support',
    summary: 'Adds a note, which the player does not see.',
    input: z.object({ uid, text: longText(1, 2000) }),
    output: note,
    notFound: true,
  }),
  endSessions: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/end-sessions',
    permission: 'support',
    summary: 'Ends all sessions and launches of a player.',
    input: z.object({ uid, reason }),
    output: z.null(),
    notFound: true,
  }),
  sendReset: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/reset-mail',
    permission: 'support',
    summary: 'Mails the player a link to set a new password.',
    input: z.object({ uid, reason }),
    output: z.null(),
    notFound: true,
  }),
  sendMessage: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/messages',
    permission: 'support',
    summary:
      'Sends a notification, in the language of the player or, without a text in it, in English.',
    input: z.object({
      uid,
      type: z.enum(notificationTypes).default('system'),
      title: longText(1, 80),
      message: longText(1, 500),
      translations: z
        .partialRecord(
          z.enum(languages),
          z.object({ title: longText(1, 80), message: longText(1, 500) }),
        )
        .default({}),
    }),
    output: z.null(),
    refusals: ['ACCOUNT_BLOCKED'],
    notFound: true,
  }),
  reveal: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/reveal',
    permission: 'read',
    summary: 'One masked detail of a player; the log has who saw it and why.',
    input: z.object({
      uid,
      field: z.enum(revealedFields),
      orderNum: line()
        .max(64)
        .optional()
        .describe('Of `account`: the withdrawal whose account is revealed.'),
      reason,
    }),
    output: z.object({ field: z.enum(revealedFields), value: z.string().nullable() }),
    notFound: true,
  }),
  setBreak: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/break',
    permission: 'support',
    summary: 'Starts a time-out or an exclusion, or makes it longer. It cannot be made shorter.',
    input: z.object({
      uid,
      kind: z.enum(['timeOut', 'exclusion']),
      until: instant().nullable().describe('`null`: without an end, of an exclusion alone.'),
      reason,
    }),
    output: z.object({
      state: z.enum(playerStates),
      timeOutUntil: moment.nullable(),
      selfExcludedUntil: moment.nullable(),
    }),
    refusals: ['ONLY_TIGHTER'],
    notFound: true,
  }),
  setMarket: staffEndpoint({
    method: 'POST',
    path: '/players/{uid}/market',
    permission: 'manage',
    summary: 'Sets whose rules hold for the player.',
    input: z.object({ uid, market: z.enum(markets), reason }),
    output: z.object({ uid: z.string(), market: z.enum(markets) }),
    refusals: ['STALE_VERSION'],
    notFound: true,
  }),
};
