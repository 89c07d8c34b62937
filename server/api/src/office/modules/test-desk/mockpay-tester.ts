import { SIGNATURE_HEADER, sign } from '@fairhall/kit/signature';
import { z } from 'zod';
import { refusal } from '../../../core/app-error.ts';
import type { OfficeContext } from '../../context.ts';

const TIMEOUT_MS = 10_000;

const envelope = z.object({ code: z.int(), data: z.unknown() });

/**
 * A call of Mockpay that no merchant makes: of its checkout page, or of its testers.
 * @param call.path on Mockpay's origin, such as `/pay/<order>/complete`
 * @returns the data of the response
 * @throws PAYMENT_UNAVAILABLE when Mockpay cannot be reached, WRONG_STATE when it refuses the call
 */
export async function callMockpay(
  { settings, clock }: Pick<OfficeContext, 'settings' | 'clock'>,
  { path, body }: { path: string; body: object },
): Promise<unknown> {
  const rawBody = JSON.stringify(body);
  const signature = sign({ rawBody, secret: settings.paymentSecret, now: clock.now() });
  const response = await fetch(new URL(path, settings.origins.payInside), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: rawBody,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const parsed = envelope.safeParse(await response?.json().catch(() => null));
  if (!parsed.success) throw refusal('PAYMENT_UNAVAILABLE');
  if (parsed.data.code !== 200) throw refusal('WRONG_STATE');
  return parsed.data.data;
}
