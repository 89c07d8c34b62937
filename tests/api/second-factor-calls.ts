import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { totpCode } from '../support/totp-code.ts';
import { bearer, type Player, type TestServer } from './test-server.ts';

/** A player whose logins need a code. */
export type FactorPlayer = Player & {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

export const STEP_MS = 30_000;

/** Sets up an authenticator app; the code of the clock's step is used by it. */
export async function addApp(server: TestServer, player: Player): Promise<FactorPlayer> {
  const call = (path: string, body: object = {}) =>
    server.api.post(`/api/user/second-factor${path}`).set(bearer(player.token)).send(body);
  const { secret } = (await call('/totp')).body.data;
  const code = totpCode(secret, server.clock.now());
  const { recoveryCodes } = (await call('/totp/confirm', { code })).body.data;
  return { ...player, secret, recoveryCodes };
}

/** A login up to its second factor: the `data` of 1007. */
export async function beginLogin(
  server: TestServer,
  { email, password }: Player,
): Promise<{ challenge: string; methods: string[]; expiresAt: string }> {
  const response = await server.api.post('/api/user/login').send({ email, password });
  if (response.body.code !== 1007) throw new Error(`the login returned ${response.body.code}`);
  return response.body.data;
}

/** The second step of a login. */
export async function endLogin(server: TestServer, body: object) {
  return (await server.api.post('/api/user/login/second').send(body)).body;
}

/** Registers a passkey of the player. */
export async function addPasskey(server: TestServer, { token }: Pick<Player, 'token'>) {
  const passkey = createSoftwarePasskey({ origin: server.settings.origins.web });
  const call = (path: string, body: object = {}) =>
    server.api.post(`/api/user/passkeys${path}`).set(bearer(token)).send(body);
  const options = (await call('/options')).body.data;
  const added = await call('', { name: 'Phone', response: passkey.create(options) });
  if (added.body.code !== 200) throw new Error(`the registration returned ${added.body.code}`);
  return passkey;
}
