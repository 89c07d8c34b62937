import { canonicalJson } from '@fairhall/game-server/definitions/canonical-json';
import type { OpenedGame } from './contract-types.ts';
import type { CallResult, RgsClient } from './rgs-client.ts';
import { canCompute, sha256Hex } from './verify/web-hmac.ts';

const CLIENT_SEED_BYTES = 8;

/** A random client seed of this browser. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CLIENT_SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Opens a game. The problem is `rules-differ` unless its definition has the hash that the response names,
 * since the page shows the definition's figures and the proofs name the hash. A new player's client seed is made here, once the hash of the server seed is known:
 * the server never makes one.
 */
export async function callOpen(
  client: Pick<RgsClient, 'call'>,
  gameId: string,
): Promise<CallResult<OpenedGame>> {
  const result = await client.call('open', { gameId });
  if (!result.ok) return result;
  const opened = result.data;
  if (!(await hasNamedRules(opened, gameId))) {
    return { ok: false, failure: { kind: 'problem', problem: 'rules-differ' } };
  }
  // Scheduled draws and matches have no seeds of a player.
  if (!('fairness' in opened)) return { ok: true, data: opened };
  const { fairness } = opened;
  if (fairness.clientSeed !== null) return { ok: true, data: { ...opened, fairness } };
  const { serverSeedHash } = fairness;
  const chosen = await client.call('clientSeed', { serverSeedHash, clientSeed: newClientSeed() });
  if (!chosen.ok) return chosen;
  return { ok: true, data: { ...opened, fairness: chosen.data.fairness } };
}

/** Without Web Crypto, as over plain http, nothing can be compared. */
async function hasNamedRules(
  { sheet, rulesHash }: Pick<OpenedGame, 'sheet' | 'rulesHash'>,
  gameId: string,
): Promise<boolean> {
  if (!canCompute()) return true;
  return sheet.gameId === gameId && (await sha256Hex(canonicalJson(sheet))) === rulesHash;
}
