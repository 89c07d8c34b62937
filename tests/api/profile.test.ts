import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AVATAR_BYTES_MAX, avatarKeys } from '../../server/api/src/contract/avatar.ts';
import { launchToken } from './game-session.ts';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const update = (token: string, change: object) =>
  server.api.put('/api/user/profile').set(bearer(token)).send(change);
const info = (token: string) => server.api.get('/api/user/info').set(bearer(token));

/** The header of a PNG by its specification; `bytes` long in total. */
function png({ width = 256, height = 256, bytes = 400 } = {}): Buffer {
  const picture = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(picture);
  picture.writeUInt32BE(13, 8);
  picture.write('IHDR', 12, 'latin1');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

/** A JPEG's start, an APP0 segment and a start of frame. */
function jpeg({ width = 256, height = 256 } = {}): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app0 = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), app0, frame]);
}

/** A lossy WebP's container and key frame. */
function webp({ width = 256, height = 256 } = {}): Buffer {
  const picture = Buffer.alloc(40);
  picture.write('RIFF', 0, 'latin1');
  picture.write('WEBPVP8 ', 8, 'latin1');
  picture.writeUIntBE(0x9d012a, 23, 3);
  picture.writeUInt16LE(width, 26);
  picture.writeUInt16LE(height, 28);
  return picture;
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

describe('PUT /user/profile', () => {
  it('changes the given fields, keeps the others, and returns the user info', async () => {
    const player = await server.player({ USD: 12_345n });
    const first = await update(player.token, {
      nickName: '  Robin  ',
      phone: '+55 11 99999-0000',
      address: 'Elm Street 1',
      country: 'BR',
      avatar: 'fox',
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ code: 200, msg: 'success' });
    const second = await update(player.token, { country: 'PT' });
    expect(second.body.data).toMatchObject({
      uid: player.userId,
      email: player.email,
      nickName: 'Robin',
      phone: '+55 11 99999-0000',
      address: 'Elm Street 1',
      country: 'PT',
      avatar: 'fox',
      walletBalance: 123.45,
      currency: 'USD',
    });
    expect((await info(player.token)).body.data).toEqual(second.body.data);
  });

  it('returns the balances of the chosen currency', async () => {
    const player = await server.player({ USD: 100n, BRL: 2_550n });
    const response = await update(player.token, { currency: 'BRL' });
    expect(response.body.data).toMatchObject({ currency: 'BRL', walletBalance: 25.5 });
    expect((await info(player.token)).body.data.currency).toBe('BRL');
  });

  it('refuses a currency that is not offered, without any change', async () => {
    const player = await server.player();
    const response = await update(player.token, { nickName: 'Other', currency: 'DOGE' });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ code: 1104, data: null });
    expect((await info(player.token)).body.data.nickName).toBe('Pat');
  });

  it('clears fields with null or an empty text', async () => {
    const { token } = await server.player();
    await update(token, { phone: '1', address: '2', country: '3', avatar: 'owl' });
    const response = await update(token, { phone: null, address: '', country: '  ', avatar: null });
    expect(response.body.data).toMatchObject({
      phone: null,
      address: null,
      country: null,
      avatar: null,
    });
  });

  it('changes nothing without fields', async () => {
    const { token } = await server.player();
    const before = await info(token);
    expect((await update(token, {})).body).toEqual(before.body);
  });

  it('is visible to a game that is already open', async () => {
    const { token } = await server.player();
    const launch = { token: await launchToken(server, { token }) };
    const authenticate = () => server.signed('provider', '/api/provider/authenticate', launch);
    expect((await authenticate()).body.data.nickName).toBe('Pat');
    await update(token, { nickName: 'Robin' });
    expect((await authenticate()).body.data.nickName).toBe('Robin');
  });

  it('cannot change the identity of the player', async () => {
    const player = await server.player();
    const response = await update(player.token, {
      email: 'other@fairhall.test',
      userRole: 'admin',
      uid: '1',
      balance: 1_000_000,
    });
    expect(response.body.data).toMatchObject({
      uid: player.userId,
      email: player.email,
      userRole: 'player',
      balance: 0,
    });
  });

  it.each([
    ['nickName', ''],
    ['nickName', '   '],
    ['nickName', 'x'.repeat(33)],
    ['nickName', 7],
    ['nickName', null],
    ['phone', 'x'.repeat(33)],
    ['address', 'x'.repeat(201)],
    ['country', ['BR']],
    ['currency', null],
    ['avatar', 12],
  ])('refuses %s %o', async (field, value) => {
    const { token } = await server.player();
    const response = await update(token, { [field]: value });
    expect(response.status).toBe(400);
    expect(response.body.data.issues[0].path).toBe(field);
  });

  it('requires a session', async () => {
    const guest = await server.api.put('/api/user/profile').send({ nickName: 'X' });
    expect(guest.body.data).toEqual({ reason: 'LOGIN_REQUIRED' });
    expect((await update('garbage', { nickName: 'X' })).status).toBe(401);
  });
});

describe('an avatar', () => {
  it.each(avatarKeys)('may be %s of the built-in set', async (key) => {
    const { token } = await server.player();
    expect((await update(token, { avatar: key })).body.data.avatar).toBe(key);
  });

  it.each([
    ['PNG', dataUrl('image/png', png())],
    ['JPEG', dataUrl('image/jpeg', jpeg())],
    ['WebP', dataUrl('image/webp', webp())],
    ['PNG of just 64 KB', dataUrl('image/png', png({ bytes: AVATAR_BYTES_MAX }))],
  ])('may be a %s', async (_name, avatar) => {
    const { token } = await server.player();
    const response = await update(token, { avatar });
    expect(response.status).toBe(200);
    expect(response.body.data.avatar).toBe(avatar);
    expect((await info(token)).body.data.avatar).toBe(avatar);
  });

  it.each([
    ['a word that is no key', 'wizard'],
    ['an address', 'https://evil.test/cat.png'],
    ['a script', 'javascript:alert(1)'],
    ['SVG', dataUrl('image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'))],
    ['HTML', dataUrl('text/html', Buffer.from('<script>alert(1)</script>'))],
    ['GIF', dataUrl('image/gif', Buffer.from('GIF89a'))],
    ['HTML that calls itself PNG', dataUrl('image/png', Buffer.from('<script>alert(1)</script>'))],
    ['JPEG that calls itself PNG', dataUrl('image/png', jpeg())],
    ['PNG that calls itself JPEG', dataUrl('image/jpeg', png())],
    ['PNG that calls itself WebP', dataUrl('image/webp', png())],
    ['one byte too many', dataUrl('image/png', png({ bytes: AVATAR_BYTES_MAX + 1 }))],
    ['a picture to be unpacked into gigabytes', dataUrl('image/png', png({ width: 60_000 }))],
    ['no pixels', dataUrl('image/webp', webp({ height: 0 }))],
    ['a cut-off head', dataUrl('image/png', png().subarray(0, 20))],
    ['nothing', 'data:image/png;base64,'],
    ['base64 in a non-canonical form', 'data:image/png;base64,QR=='],
    ['broken base64', `${dataUrl('image/png', png())}*`],
    ['parameters', dataUrl('image/png;charset=utf-8', png())],
    ['text after it', `${dataUrl('image/png', png())} onerror=`],
  ])('must not be %s', async (_name, avatar) => {
    const { token } = await server.player();
    const response = await update(token, { avatar });
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([{ path: 'avatar', message: expect.any(String) }]);
    expect((await info(token)).body.data.avatar).toBeNull();
  });
});
