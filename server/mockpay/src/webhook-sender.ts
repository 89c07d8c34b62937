import type { Clock } from '@fairhall/kit/clock';
import { SIGNATURE_HEADER, sign } from '@fairhall/kit/signature';
import type { Delivery } from './repository.ts';

/** Response timeout in milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** `null` if the receiver accepted the event, else the failure, for the operator. */
export type SendWebhook = (
  delivery: Pick<Delivery, 'url' | 'body'>,
  signal: AbortSignal,
) => Promise<string | null>;

/**
 * Sends an event, signed at the time of sending. Only HTTP 200 counts as accepted. Redirects are not
 * followed: they could direct the request to a third party.
 */
export function createWebhookSender({
  secret,
  clock,
}: {
  secret: string;
  clock: Clock;
}): SendWebhook {
  return async ({ url, body }, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Mockpay',
          [SIGNATURE_HEADER]: sign({ rawBody: body, secret, now: clock.now() }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status === 200 ? null : `HTTP ${response.status}`;
    } catch (error) {
      return describe(error);
    }
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`.slice(0, 200);
}
