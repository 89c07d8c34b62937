import { canonicalJson } from '@fairhall/game-server/definitions/canonical-json';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { afterEach, expect, it, vi } from 'vitest';
import { rulesLoader } from './load-rules.ts';
import { rulesProblem } from './rules-problem.ts';
import { definitionBytes } from './rules-testing.ts';

const gameId = 'brass-roulette';
const bytes = definitionBytes(gameId);
const rulesHash = sha256Hex(bytes);

/** A game server that responds with this body to every request, and the requests. */
function serving(body: string, status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return new Response(body, { status });
  });
  return requested;
}

afterEach(() => vi.unstubAllGlobals());

const problemOf = (named: { gameId: string; rulesHash: string | null }) =>
  rulesLoader('https://games.example')(named).then(
    () => null,
    (error: unknown) => rulesProblem(error),
  );

it('loads the definition that a round names, and the one in force for an older round', async () => {
  const requested = serving(bytes);
  const load = rulesLoader('https://games.example');
  const named = await load({ gameId, rulesHash });
  expect(named).toMatchObject({ rulesHash, isOfRound: true, sheet: { gameId } });
  const older = await load({ gameId, rulesHash: null });
  expect(older).toMatchObject({ rulesHash, isOfRound: null, url: named.url });
  expect(requested).toEqual([
    `https://games.example/fairness/sheets/${rulesHash}.json`,
    'https://games.example/fairness/games/brass-roulette.json',
  ]);
});

it('detects a definition with one changed number, and the definition of another game', async () => {
  serving(bytes.replace('"pockets":37', '"pockets":38'));
  expect(await problemOf({ gameId, rulesHash })).toBe('differ');
  const other = definitionBytes('aurora-keno');
  serving(other);
  expect(await problemOf({ gameId, rulesHash: sha256Hex(other) })).toBe('differ');
});

it('cannot use a definition of an engine or version that it lacks', async () => {
  const later = canonicalJson({ ...definitionInForce(gameId), version: 2 });
  serving(later);
  expect(await problemOf({ gameId, rulesHash: sha256Hex(later) })).toBe('unknown');
});

it('reports a definition that could not be loaded', async () => {
  serving('', 404);
  expect(await problemOf({ gameId, rulesHash })).toBe('missing');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  expect(await problemOf({ gameId, rulesHash })).toBe('missing');
});
