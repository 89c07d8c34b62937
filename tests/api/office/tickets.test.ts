import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents } from '../../support/event-stream.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;
let office: Office;

beforeAll(async () => {
  server = await startTestServer();
  office = officeOf(server, await loggedIn(server, 'support'));
});

afterAll(() => server.close());

const send = ({ token }: Player, fields: object = {}) =>
  server.api
    .post('/api/support/tickets')
    .set(bearer(token))
    .send({ subject: 'My withdrawal', text: 'Where is it?\nSince Monday.', ...fields });
const own = async ({ token }: Player) =>
  (await server.api.get('/api/support/tickets').set(bearer(token))).body.data;

test('a question reaches the inbox, and its answer the player', async () => {
  const player = await server.player();
  const { body: created } = await send(player);
  const { id } = created.data;
  expect(created.data).toMatchObject({ state: 'open', messages: [{ from: 'player' }] });
  const inbox = await office.get('/tickets', { state: 'open', uid: player.userId });
  expect(inbox.body.data).toMatchObject({
    total: 1,
    list: [{ id, subject: 'My withdrawal', player: { uid: player.userId, email: 'p••@f••.test' } }],
  });
  const { body: replied } = await office.post(`/tickets/${id}/reply`, { text: 'At the bank.' });
  expect(replied.data).toMatchObject({
    state: 'answered',
    messages: [
      { by: null, text: 'Where is it?\nSince Monday.' },
      { by: { name: 'A support' }, text: 'At the bank.' },
    ],
  });
  expect(await own(player)).toMatchObject({
    total: 1,
    list: [{ id, state: 'answered', messages: [{}, { from: 'support', text: 'At the bank.' }] }],
  });
  expect(JSON.stringify(await own(player))).not.toContain('A support');
  const { body } = await server.api.get('/api/notifications').set(bearer(player.token));
  expect(body.data.list).toMatchObject([
    {
      title: 'Support has answered',
      message: 'There is an answer to your question “My withdrawal”.',
      link: '/support',
    },
  ]);
  expect(await auditOf(server, id)).toMatchObject([
    { action: 'ticket.reply', before: { state: 'open' }, after: { state: 'answered' } },
  ]);
});

const write = ({ token }: Player, id: string, text = 'And now?') =>
  server.api.post(`/api/support/tickets/${id}/messages`).set(bearer(token)).send({ text });

test('a further message makes an answered question wait again, and each answer is announced', async () => {
  const [player, other] = [await server.player(), await server.player()];
  const { id } = (await send(player)).body.data;
  await office.post(`/tickets/${id}/reply`, { text: 'At the bank.' });
  server.clock.advance(1000);
  const { body } = await write(player, id);
  const reopenedAt = server.clock.now().toISOString();
  expect(body.data).toMatchObject({ state: 'open', updatedAt: reopenedAt, canReply: true });
  expect(await own(player)).toMatchObject({ list: [{ id, state: 'open' }] });
  expect(await codeOf(write(other, id))).toBe(404);
  const waiting = await office.get('/tickets', { state: 'open', uid: player.userId });
  expect(waiting.body.data).toMatchObject({ total: 1, list: [{ id, updatedAt: reopenedAt }] });
  const { body: replied } = await office.post(`/tickets/${id}/reply`, { text: 'On its way.' });
  expect(replied.data.messages).toMatchObject([
    { by: null, text: 'Where is it?\nSince Monday.' },
    { by: { name: 'A support' }, text: 'At the bank.' },
    { by: null, text: 'And now?' },
    { by: { name: 'A support' }, text: 'On its way.' },
  ]);
  const notifications = await server.api.get('/api/notifications').set(bearer(player.token));
  expect(notifications.body.data.total).toBe(2);
});

test('a question that waits keeps its place in the queue', async () => {
  const player = await server.player();
  const { id, updatedAt } = (await send(player)).body.data;
  server.clock.advance(1000);
  expect((await write(player, id)).body.data).toMatchObject({ state: 'open', updatedAt });
});

test('further messages are bounded in length, within an hour and in all, as answers are', async () => {
  const player = await server.player();
  const { id } = (await send(player)).body.data;
  expect(await codeOf(write(player, id, ' '))).toBe(400);
  expect(await codeOf(write(player, id, 'x'.repeat(2001)))).toBe(400);
  // The question itself is the first of the ten.
  for (let count = 1; count < 10; count += 1) expect(await codeOf(write(player, id))).toBe(200);
  const often = await write(player, id);
  expect(often.status).toBe(429);
  expect(often.headers['retry-after']).toBe('3600');
  const rows = (staffId: string | null, count: number) =>
    Array.from({ length: count }, (_none, index) => ({
      id: `${id}-${staffId}-${index}`,
      ticketId: id,
      staffId,
      text: 'Earlier',
      createdAt: new Date(0),
    }));
  const { prisma } = server.infrastructure;
  await prisma.supportMessage.createMany({ data: [...rows(null, 40), ...rows('staff', 50)] });
  expect(await codeOf(write(player, id))).toBe(1501);
  expect(await codeOf(office.post(`/tickets/${id}/reply`, { text: 'More' }))).toBe(1501);
  const [ticket] = (await own(player)).list;
  expect(ticket).toMatchObject({ canReply: false, state: 'open' });
  expect(ticket.messages).toHaveLength(100);
});

test('an answer is announced on the open page of the player', async () => {
  const player = await server.player();
  const { body } = await send(player);
  const { origins } = server.settings;
  const events = await openEvents({ origin: origins.web, token: player.token });
  await office.post(`/tickets/${body.data.id}/reply`, { text: 'Yes.' });
  let received = await events.next();
  while (received && received.event !== 'notification') received = await events.next();
  expect(received?.data).toMatchObject({ title: 'Support has answered' });
  events.vanish();
});

test('a closed question takes no answer', async () => {
  const player = await server.player();
  const { body } = await send(player);
  const path = `/tickets/${body.data.id}`;
  expect((await office.post(`${path}/close`)).body.data.state).toBe('closed');
  expect(await codeOf(office.post(`${path}/close`))).toBe(1501);
  expect(await codeOf(office.post(`${path}/reply`, { text: 'Too late' }))).toBe(1501);
  expect(await codeOf(write(player, body.data.id))).toBe(1501);
  expect(await own(player)).toMatchObject({ list: [{ state: 'closed', canReply: false }] });
  expect(await codeOf(office.get('/tickets/no-such-ticket'))).toBe(404);
});

test('questions are bounded in length, and five an hour of each player', async () => {
  const player = await server.player();
  expect(await codeOf(send(player, { text: 'x'.repeat(2001) }))).toBe(400);
  expect(await codeOf(send(player, { text: ' ' }))).toBe(400);
  expect(await codeOf(send(player, { subject: 'x'.repeat(81) }))).toBe(400);
  for (let count = 0; count < 5; count += 1) expect(await codeOf(send(player))).toBe(200);
  const refused = await send(player);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  server.clock.advance(3_600_001);
  expect(await codeOf(send(player))).toBe(200);
});
