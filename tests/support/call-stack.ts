import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { sign } from '../../server/kit/src/signature.ts';
import type { Stack } from './stack.ts';

const { providerSecret, paymentSecret } = readSettings({}, findRootDir());
const secrets = { provider: providerSecret, payment: paymentSecret };

type Call = {
  readonly body: object;
  /** The token of a player's session. */
  readonly session?: string;
  /** Signs as the party named, with its development secret. */
  readonly signedBy?: keyof typeof secrets;
};

/**
 * Posts to the API of a running server. @returns the answer's data
 * @throws TypeError when the server is gone
 * @throws Error when it answers anything but success
 */
export async function callStack({ origins }: Stack, url: string, call: Call) {
  const { body, session, signedBy } = call;
  const rawBody = JSON.stringify(body);
  const signature = signedBy && sign({ rawBody, secret: secrets[signedBy], now: new Date() });
  const response = await fetch(`${origins.web}/api${url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session}` }),
      ...(signature && { 'x-signature': signature }),
    },
    body: rawBody,
  });
  const envelope = await response.json();
  if (envelope.code !== 200) throw new Error(`${url}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** Logs demo@ in and opens the one slot that every casino has. */
export async function openGame(stack: Stack): Promise<{ session: string; launchToken: string }> {
  const credentials = { email: 'demo@fairhall.test', password: 'Fairhall1!' };
  const { token: session } = await callStack(stack, '/user/login', { body: credentials });
  const launch = { gameId: 'phoenix-ascend', walletType: 'USD' };
  const { url } = await callStack(stack, '/game/launch', { body: launch, session });
  return { session, launchToken: new URL(url).searchParams.get('token') ?? '' };
}
