import { createHash } from 'node:crypto';
import process from 'node:process';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import fastify from 'fastify';
import { builtPrismaClient } from '../paths.ts';
import type { BetBody } from './bet-body.ts';
import { readPrepared } from './prepared.ts';

/*
 * Baseline (c) of the bets: the same bet written the usual way, a Fastify route with one
 * interactive transaction of Prisma. It is as durable as the product and writes the same rows. It
 * does not check the signature of the call.
 */

const WAIT_MS_MAX = 10_000;

const PrismaClient = await builtPrismaClient();
const prisma = new PrismaClient({
  adapter: new PrismaBetterSqlite3(
    { url: readPrepared().databaseFile },
    { timestampFormat: 'unixepoch-ms' },
  ),
  transactionOptions: { maxWait: WAIT_MS_MAX, timeout: WAIT_MS_MAX },
});
await prisma.$queryRawUnsafe('PRAGMA journal_mode = WAL');
await prisma.$executeRawUnsafe('PRAGMA synchronous = FULL');

const newest = await prisma.ledgerEntry.aggregate({ _max: { id: true } });
let lastId = newest._max.id ?? 0n;

const app = fastify();

app.post<{ Body: BetBody }>('/api/provider/bet', async ({ body }) => {
  const balanceMinor = await placeBet(body);
  return {
    code: 200,
    msg: 'success',
    data: { balance: Number(balanceMinor) / 100, replayed: false },
  };
});

function placeBet(body: BetBody): Promise<bigint> {
  const { token, transactionId, roundId, gameId, amount } = body;
  const stakeMinor = BigInt(Math.round(Number(amount) * 100));
  return prisma.$transaction(async (tx) => {
    const now = new Date();
    const launch = await tx.launchToken.findUniqueOrThrow({
      where: { tokenHash: sha256(token) },
      include: { session: true },
    });
    const isAlive =
      launch.expiresAt > now && launch.session.expiresAt > now && launch.session.endedAt === null;
    if (!isAlive || launch.gameId !== gameId) throw new Error('the launch has ended');
    const { userId, walletType: currency } = launch;
    const wallet = { userId_currency: { userId, currency } };
    const balance = await tx.ledgerBalance.findUniqueOrThrow({ where: wallet });
    if (balance.availableMinor < stakeMinor) throw new Error('insufficient balance');
    lastId += 1n;
    const common = { currency, type: 'bet', createdAt: now };
    const account = `player/${userId}/available`;
    await tx.ledgerEntry.create({
      data: {
        id: lastId,
        key: `provider/${transactionId}`,
        kind: 'bet',
        requestHash: sha256(JSON.stringify(['bet', userId, currency, gameId, roundId, amount])),
        userId,
        gameId,
        roundId,
        createdAt: now,
        postings: {
          create: [
            { ...common, position: 0, account, amountMinor: -stakeMinor },
            { ...common, position: 1, account: 'house', amountMinor: stakeMinor },
          ],
        },
        tags: { create: [{ tag: `bet/${transactionId}` }] },
      },
    });
    const { availableMinor } = await tx.ledgerBalance.update({
      where: wallet,
      data: { availableMinor: { decrement: stakeMinor } },
    });
    return availableMinor;
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send?.('ready');
