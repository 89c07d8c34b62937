import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchColumns } from '../../server/api/src/modules/users/index.ts';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

const PAIRS = 100;

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  database = await newPostgresDatabase();
  const env = { DATABASE_URL: database.url };
  [one, other] = await Promise.all([startTestServer({ env }), startTestServer({ env })]);
});

afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.remove();
});

/** The sessions themselves: over HTTP, hashing a password takes longer than the race. */
test('two logins at the same moment on two nodes leave one session', async () => {
  const { prisma, clock } = one.infrastructure;
  const userIds = Array.from({ length: PAIRS }, (_, index) => `player-${index}`);
  await prisma.user.createMany({
    data: userIds
      .map((id) => ({ id, email: `${id}@fairhall.test`, nickName: id }))
      .map((player) => ({
        ...{ ...player, ...searchColumns(player), passwordHash: 'x' },
        createdAt: clock.now(),
      })),
  });
  await Promise.all(
    [one, other].flatMap(({ modules }) =>
      userIds.map((userId) => modules.auth.sessions.open({ userId, remember: false })),
    ),
  );
  const living = await prisma.session.groupBy({
    by: ['userId'],
    where: { endedAt: null },
    _count: true,
  });
  expect(living).toHaveLength(PAIRS);
  expect(living.filter(({ _count }) => _count > 1)).toEqual([]);
});
