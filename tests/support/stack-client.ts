import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { sign } from '../../server/kit/src/signature.ts';

const { providerSecret, paymentSecret } = readSettings({}, findRootDir());
const secrets = { provider: providerSecret, payment: paymentSecret };

/** A running server, or what forwards to it. */
type Server = { readonly origins: { readonly web: string } };

type Call = {
  readonly body: object;
  /** The token of a player's session. */
  readonly session?: string;
  /** The external service whose development secret signs the call. */
  readonly signedBy?: keyof typeof secrets;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Posts to the API of a running server. @returns the envelope, also of a refusal
 * @throws TypeError when the server does not run
 */
export async function callApi({ origins }: Server, url: string, call: Call) {
  const { body, session, signedBy, headers } = call;
  const rawBody = JSON.stringify(body);
  const signature = signedBy && sign({ rawBody, secret: secrets[signedBy], now: new Date() });
  const response = await fetch(`${origins.web}/api${url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session}` }),
      ...(signature && { 'x-signature': signature }),
      ...headers,
    },
    body: rawBody,
  });
  return response.json();
}

/**
 * As `callApi`. @returns the data of the response
 * @throws Error for any response but success
 */
export async function postToApi(server: Server, url: string, call: Call) {
  const envelope = await callApi(server, url, call);
  if (envelope.code !== 200) throw new Error(`${url}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** Gets from the API of a running server, as `postToApi`. */
export async function getFromApi({ origins }: Server, url: string, session: string) {
  const response = await fetch(`${origins.web}/api${url}`, {
    headers: { authorization: `Bearer ${session}` },
  });
  const envelope = await response.json();
  if (envelope.code !== 200) throw new Error(`${url}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** Logs demo@ in and opens a slot that every catalogue contains. */
export async function openGame(stack: Server): Promise<{ session: string; launchToken: string }> {
  const credentials = { email: 'demo@fairhall.test', password: 'Fairhall1!' };
  const { token: session } = await postToApi(stack, '/user/login', { body: credentials });
  const launch = { gameId: 'phoenix-ascend', walletType: 'USD' };
  const { url } = await postToApi(stack, '/game/launch', { body: launch, session });
  return { session, launchToken: new URL(url).searchParams.get('token') ?? '' };
}
