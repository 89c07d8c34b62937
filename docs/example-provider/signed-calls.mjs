/* Calls between provider and casino: the signatures of both directions. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import process from 'node:process';

const { WEB_ORIGIN, SECRETS = '' } = process.env;
/** The first one signs. During a rotation the second one is the secret before it. */
const secrets = SECRETS.split(',');
const [TIMEOUT_MS, TOLERANCE_S] = [10_000, 300];

function digest({ secret, time, text }) {
  return createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
}

/** Calls the casino's API. @returns its envelope; one with code 503 without a response */
export async function callApi(path, body, language = 'en') {
  const text = JSON.stringify(body);
  const time = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    'x-provider': 'example',
    'x-signature': `t=${time},v1=${digest({ secret: secrets[0], time, text })}`,
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = { method: 'POST', headers, body: text, signal };
    return await (await fetch(`${WEB_ORIGIN}/api${path}`, request)).json();
  } catch {
    return { code: 503, msg: 'The casino does not respond.', data: null };
  }
}

/** Whether the casino has signed the text in the last five minutes. */
export function isSigned(header, text) {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!hex || Math.abs(Date.now() / 1000 - time) > TOLERANCE_S) return false;
  const given = Buffer.from(hex);
  return secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(digest({ secret, time, text }))),
  );
}
