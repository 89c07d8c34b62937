import {
  type GameDefinition,
  gameDefinition,
} from '@fairhall/game-server/definitions/game-definition';
import { definitionUrl } from './definition-url.ts';
import { RulesError } from './rules-problem.ts';
import { sha256Hex } from './web-hmac.ts';

/** The definition that a proof is recomputed with. */
export type Rules = {
  readonly sheet: GameDefinition;
  /** SHA-256 (hex) of its bytes, computed here. */
  readonly rulesHash: string;
  /** Whether the round names them; `null` for a round older than them: these are in force now. */
  readonly isOfRound: true | null;
  /** Where anyone can read it. */
  readonly url: string;
};

/** What a round names: its game, and the hash of its rules unless it is older than definitions. */
export type NamedRules = { readonly gameId: string; readonly rulesHash: string | null };

/** Loads the definition of a round. @throws RulesError */
export type LoadRules = (named: NamedRules) => Promise<Rules>;

/**
 * Loads definitions from the game server: `origin` is empty on its own pages. The hash of the bytes is
 * compared with the one that the round names before anything of them is used.
 */
export function rulesLoader(origin: string): LoadRules {
  return async ({ gameId, rulesHash }) => {
    const text = await loadText(
      rulesHash === null
        ? `${origin}/fairness/games/${encodeURIComponent(gameId)}.json`
        : definitionUrl(origin, rulesHash),
    );
    const actual = await sha256Hex(text);
    if (rulesHash !== null && actual !== rulesHash) throw new RulesError('differ');
    return {
      sheet: parsedDefinition(text, gameId),
      rulesHash: actual,
      isOfRound: rulesHash === null ? null : true,
      url: definitionUrl(origin, actual),
    };
  };
}

async function loadText(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.text();
  } catch {
    // Offline, or the origin does not respond.
  }
  throw new RulesError('missing');
}

function parsedDefinition(text: string, gameId: string): GameDefinition {
  const parsed = gameDefinition.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RulesError('unknown');
  // A definition of another game would deal another round than the one that was played.
  if (parsed.data.gameId !== gameId) throw new RulesError('differ');
  return parsed.data;
}
