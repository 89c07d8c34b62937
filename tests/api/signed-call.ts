import type { Clock } from '../../server/kit/src/clock.ts';
import type { Settings } from '../../server/kit/src/settings.ts';
import { sign } from '../../server/kit/src/signature.ts';
import type { Calls } from './api-node.ts';

/** Returns a function that calls the API with a genuine signature of an external service. */
export function signedCall({
  api,
  settings,
  clock,
}: {
  api: Calls;
  settings: Pick<Settings, 'providerSecret' | 'paymentSecret'>;
  clock: Clock;
}) {
  return (signer: 'provider' | 'payment', url: string, body: object) => {
    const rawBody = JSON.stringify(body);
    const secret = signer === 'provider' ? settings.providerSecret : settings.paymentSecret;
    return api
      .post(url)
      .set('content-type', 'application/json')
      .set('x-signature', sign({ rawBody, secret, now: clock.now() }))
      .send(rawBody);
  };
}
