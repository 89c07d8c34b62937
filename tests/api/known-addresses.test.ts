import { expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../server/api/src/core/digest.ts';
import { newDatabaseUnderTest } from '../../server/api/src/db/database-under-test.ts';
import {
  addressHash,
  replacePlainHashes,
} from '../../server/api/src/modules/auth/address-hashes.ts';

const secrets = { providerSecret: 'one secret', paymentSecret: 'another secret' };

test('the plain hashes of an earlier version become keyed ones, and the addresses remain known', async () => {
  const under = await newDatabaseUnderTest();
  onTestFinished(() => under.close());
  const { prisma, databaseFile } = under;
  const networks = ['192.0.2.1', '2001:db8:0:1::/64'];
  const lastLoginAt = new Date('2026-11-21T12:00:00.123Z');
  await prisma.knownAddress.createMany({
    data: networks.map((network) => ({
      hash: sha256(`a@b.test\n${network}`),
      userId: '1',
      lastLoginAt,
    })),
  });
  expect(replacePlainHashes({ databaseFile, secrets })).toBe(2);
  expect(replacePlainHashes({ databaseFile, secrets })).toBe(0);
  const hashes = networks.map((network) => addressHash(secrets, { email: 'a@b.test', network }));
  const stored = await prisma.knownAddress.findMany();
  expect(new Set(stored.map(({ hash }) => hash))).toEqual(new Set(hashes));
  for (const row of stored) expect(row).toMatchObject({ userId: '1', lastLoginAt });
});
