import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { walletBalance } from '../wallet-balance.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn, logIn, newStaff } from './staff.ts';

describe('with sample data', () => {
  let server: TestServer;
  let office: Office;

  beforeAll(async () => {
    server = await startTestServer({ withPayments: true, env: { SEED: 'on' } });
    office = officeOf(server, await loggedIn(server, 'manager'));
  });

  afterAll(() => server.close());

  const balanceOf = ({ token }: Player) => walletBalance(server, { token, walletType: 'EUR' });
  const outcomes = async (outTradeNo: string) => {
    const rows = await server.infrastructure.prisma.paymentEvent.findMany({
      where: { outTradeNo },
      orderBy: { receivedAt: 'asc' },
    });
    return rows.map(({ outcome }) => outcome);
  };

  test('a login states that there are some', async () => {
    const { body } = await logIn(server, await newStaff(server, 'viewer'));
    expect(body.data.hasTestDesk).toBe(true);
  });

  test('a deposit is paid for a player, and its event repeated', async () => {
    const player = await server.player();
    const deposit = { uid: player.userId, walletType: 'EUR', amount: 50 };
    const { body } = await office.post('/test-desk/deposits', deposit);
    const { outTradeNo } = body.data;
    // With the bonus of a first deposit.
    await eventually(async () => expect(await balanceOf(player)).toBe(100));
    expect(await outcomes(outTradeNo)).toEqual(['credited']);
    const send = (event: string) => office.post('/test-desk/webhooks', { outTradeNo, send: event });
    expect((await send('duplicate')).body.data.eventId).toMatch(/^evt_/);
    expect(await codeOf(send('late'))).toBe(1501);
    expect(await balanceOf(player)).toBe(100);
    expect(await auditOf(server, player.userId)).toMatchObject([
      { action: 'test.deposit', after: { outTradeNo, walletType: 'EUR', amount: 50 } },
    ]);
    const { body: log } = await office.get(`/players/${player.userId}/log`);
    const acts = log.data.list.map(({ action }: { action: string }) => action);
    expect(acts).toEqual(['test.webhook', 'test.webhook', 'test.deposit']);
  });

  test('the delay of a higher limit elapses', async () => {
    const player = await server.player();
    const raise = (amount: number) =>
      server.api
        .put('/api/safer-play/limits')
        .set(bearer(player.token))
        .send({ kind: 'loss', period: 'day', amount });
    const confirm = () =>
      server.api.post('/api/safer-play/limits/loss/day/confirm').set(bearer(player.token)).send({});
    await raise(50);
    await raise(90);
    expect(await codeOf(confirm())).toBe(1402);
    const elapsed = await office.post('/test-desk/limit-delays', { uid: player.userId });
    expect(elapsed.body.data).toEqual({ limits: 1 });
    await server.runDueJobs();
    expect((await confirm()).body.data.amount).toBe(90);
  });

  test('Mockpay is silent for a minute', async () => {
    const player = await server.player();
    const { body } = await office.post('/test-desk/silence');
    expect(body.data.until).toBe(new Date(server.clock.now().getTime() + 60_000).toISOString());
    const deposit = { uid: player.userId, walletType: 'EUR', amount: 50 };
    expect(await codeOf(office.post('/test-desk/deposits', deposit))).toBe(1108);
    server.clock.advance(60_000);
    expect(await codeOf(office.post('/test-desk/deposits', deposit))).toBe(200);
  });
});

test('without sample data there are no sandbox tools', async () => {
  const server = await startTestServer();
  const office = officeOf(server, await loggedIn(server, 'admin'));
  expect(await codeOf(office.get('/test-desk'))).toBe(404);
  expect(await codeOf(office.post('/test-desk/silence'))).toBe(404);
  await server.close();
});
