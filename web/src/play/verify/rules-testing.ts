import { canonicalJson } from '@fairhall/game-server/definitions/canonical-json';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { gameDefinition } from '@fairhall/game-server/definitions/game-definition';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { LoadRules, Rules } from './load-rules.ts';

const loaded = new Map<string, Rules>();

/** The published bytes of a game's definition. */
export const definitionBytes = (gameId: string): string => canonicalJson(definitionInForce(gameId));

/** The definition in force of a game, as a browser parses it. */
export function rulesInForce(gameId: string): Rules {
  const known = loaded.get(gameId);
  if (known) return known;
  const json = definitionBytes(gameId);
  const rules: Rules = {
    sheet: gameDefinition.parse(JSON.parse(json)),
    rulesHash: sha256Hex(json),
    isOfRound: true,
    url: '/sheet',
  };
  loaded.set(gameId, rules);
  return rules;
}

export const loadInForce: LoadRules = async ({ gameId }) => rulesInForce(gameId);
