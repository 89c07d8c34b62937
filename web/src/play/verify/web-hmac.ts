import type { Seeds } from '@fairhall/kit/fairness/outcome-stream';

const text = new TextEncoder();

/** Whether Web Crypto is available: browsers offer it on https and localhost only. */
export const canCompute = (): boolean => 'subtle' in crypto;

/** SHA-256 of a text (UTF-8), in hex. */
export async function sha256Hex(message: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(message)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first bytes of a round's stream: HMAC-SHA256 of `clientSeed:nonce:0`, `…:1` and so on. */
export async function hmacBlocks({
  serverSeed,
  clientSeed,
  nonce,
  count,
}: Seeds & { readonly count: number }): Promise<Uint8Array[]> {
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const messages = Array.from({ length: count }, (_, round) => `${clientSeed}:${nonce}:${round}`);
  return Promise.all(
    messages.map(
      async (message) =>
        new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(message))),
    ),
  );
}
