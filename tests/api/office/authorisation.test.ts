import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sendsInputInQuery } from '../../../server/api/src/contract/endpoint.ts';
import { officeExampleOf } from '../../../server/api/src/office/contract/examples.ts';
import { officeEntries } from '../../../server/api/src/office/contract/index.ts';
import type { OfficeEndpoint } from '../../../server/api/src/office/contract/office-endpoint.ts';
import {
  type Permission,
  permissionsOf,
  type Role,
  roles,
} from '../../../server/api/src/office/contract/roles.ts';
import { serverRoutes } from '../../support/server-routes.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { loggedIn, type Staff } from './staff.ts';

/*
 * Every route of the back office for every kind of caller. A route that is missing from this table
 * fails the suite.
 */

/** Who may call it: a permission, any member of staff, or a caller without a session. */
type Row = Permission | 'any staff' | 'public';

const table: Readonly<Record<string, Row>> = {
  'session.login': 'public',
  'session.setUpTotp': 'public',
  'session.confirmTotp': 'public',
  'session.logout': 'any staff',
  'session.me': 'any staff',
  'search.find': 'read',
  'overview.get': 'read',
  'withdrawals.list': 'read',
  'withdrawals.get': 'read',
  'withdrawals.approve': 'payments',
  'withdrawals.reject': 'payments',
  'deposits.list': 'read',
  'deposits.get': 'read',
  'deposits.compare': 'payments',
  'players.list': 'read',
  'players.get': 'read',
  'players.entries': 'read',
  'players.rounds': 'read',
  'rounds.get': 'read',
  'players.sessions': 'read',
  'players.limits': 'read',
  'players.log': 'read',
  'players.addNote': 'support',
  'players.endSessions': 'support',
  'players.sendReset': 'support',
  'players.sendMessage': 'support',
  'players.reveal': 'read',
  'players.setBreak': 'support',
  'players.setMarket': 'manage',
  'adjustments.list': 'read',
  'adjustments.create': 'payments',
  'adjustments.approve': 'manage',
  'adjustments.reject': 'manage',
  'ledger.trialBalance': 'read',
  'ledger.entries': 'read',
  'ledger.entry': 'read',
  'ledger.check': 'read',
  'ledger.checks': 'read',
  'providers.list': 'read',
  'providers.switch': 'manage',
  'games.list': 'read',
  'games.update': 'manage',
  'log.list': 'read',
  'staff.list': 'administer',
  'staff.create': 'administer',
  'staff.update': 'administer',
  'staff.confirm': 'administer',
  'settings.list': 'administer',
  'support.list': 'read',
  'support.get': 'read',
  'support.reply': 'support',
  'support.close': 'support',
  'sandboxTools.get': 'read',
  'sandboxTools.deposit': 'manage',
  'sandboxTools.webhook': 'manage',
  'sandboxTools.silence': 'manage',
  'sandboxTools.elapseDelays': 'manage',
  'sandboxTools.reset': 'manage',
};

/** The roles that have each permission, as in the specification. */
const rolesWith: Readonly<Record<Permission, readonly Role[]>> = {
  read: roles,
  support: ['support', 'manager', 'admin'],
  payments: ['payments', 'manager', 'admin'],
  manage: ['manager', 'admin'],
  administer: ['admin'],
};

/** Routes outside the contract; each has its own tests. */
const outsideContract = [
  'GET /docs',
  'GET /docs*',
  'GET /docs/start.js',
  'GET /openapi.json',
  'GET /office/events',
  'GET /office/log.csv',
];

let server: TestServer;
const staff = new Map<Role, Staff>();

beforeAll(async () => {
  // Its own: calls of every route change what other tests read.
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  for (const role of roles) staff.set(role, await loggedIn(server, role));
});

afterAll(() => server.close());

const entries = officeEntries();
const isStaffOnly = ([name]: readonly [string, OfficeEndpoint]) => table[name] !== 'public';
const guarded = entries.filter(isStaffOnly);

test('every call of the contract is in the table, with the permission that it declares', () => {
  const declared = entries.map(([name, { access, permission }]): [string, Row] => [
    name,
    access === 'public' ? 'public' : (permission ?? 'any staff'),
  ]);
  expect(table).toEqual(Object.fromEntries(declared));
});

test('every route is a call of the contract or listed here', () => {
  const declared = entries.map(([, { method, path }]) => `${method} /office${path}`);
  const routes = serverRoutes(server.officeApp).filter((route) => !route.startsWith('OPTIONS'));
  expect(routes.sort()).toEqual([...declared, ...outsideContract].sort());
});

test('a role has exactly the permissions of the specification', () => {
  for (const [permission, having] of Object.entries(rolesWith)) {
    const actual = roles.filter((role) => permissionsOf(role).includes(permission as Permission));
    expect({ permission, roles: actual }).toEqual({ permission, roles: having });
  }
});

describe.each(guarded)('%s', (name, endpoint) => {
  it('is refused without a session, and with the token of a player', async () => {
    const player = await server.player();
    for (const [token, reason] of [
      [null, 'LOGIN_REQUIRED'],
      ['x'.repeat(43), 'SESSION_EXPIRED'],
      [player.token, 'SESSION_EXPIRED'],
    ] as const) {
      const { status, body } = await call([name, endpoint], token);
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 401, data: { reason } });
    }
  });

  it.each(roles)('is open to a %s with its permission alone', async (role) => {
    // A logout would end the session of the other calls.
    const member = name === 'session.logout' ? await loggedIn(server, role) : staff.get(role);
    const { status, body } = await call([name, endpoint], member?.token ?? null);
    const permission = table[name] as Permission | 'any staff';
    const mayCall = permission === 'any staff' || rolesWith[permission].includes(role);
    if (mayCall) {
      expect([401, 403]).not.toContain(status);
    } else {
      expect(body).toMatchObject({ code: 403, data: { reason: 'PERMISSION', permission } });
    }
  });
});

test('the token of staff is no session of a player', async () => {
  const { token } = await loggedIn(server, 'admin');
  const { body } = await server.api.get('/api/user/info').auth(token, { type: 'bearer' });
  expect(body).toMatchObject({ code: 401, data: { reason: 'SESSION_EXPIRED' } });
});

test('players reach no route of the back office on their origin', async () => {
  for (const path of ['/office/me', '/office/login', '/api/office/me']) {
    expect((await server.api.get(path)).status).toBe(404);
  }
});

/** Calls with the example of the documentation: its ids are unknown, so that a call changes nothing. */
function call([name, endpoint]: readonly [string, OfficeEndpoint], token: string | null) {
  const rest = new Map(Object.entries(officeExampleOf(name).request));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = String(rest.get(field));
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = server.office[method](`/office${path}`);
  if (token !== null) request.auth(token, { type: 'bearer' });
  const values = Object.fromEntries(rest);
  return sendsInputInQuery(endpoint) ? request.query(values) : request.send(values);
}
