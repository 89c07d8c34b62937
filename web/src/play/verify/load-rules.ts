import {
  type GameDefinition,
  gameDefinition,
} from '@fairhall/game-server/definitions/game-definition';
import { RulesError } from './rules-problem.ts';
import { sheetUrl } from './sheet-url.ts';
import { sha256Hex } from './web-hmac.ts';

/** The sheet that a proof is recomputed with. */
export type Rules = {
  readonly sheet: GameDefinition;
  /** SHA-256 (hex) of its bytes, computed here. */
  readonly rulesHash: string;
  /** Whether the round names them; `null` for a round older than sheets: these are in force now. */
  readonly isOfRound: true | null;
  /** Where anyone can read it. */
  readonly url: string;
};

/** What a round names: its game, and the hash of its rules unless it is older than sheets. */
export type NamedRules = { readonly gameId: string; readonly rulesHash: string | null };

/** Loads the sheet of a round. @throws RulesError */
export type LoadRules = (named: NamedRules) => Promise<Rules>;

/**
 * Loads sheets from the game server: `origin` is empty on its own pages. The hash of the bytes is
 * compared with the one that the round names before anything of them is used.
 */
export function rulesLoader(origin: string): LoadRules {
  return async ({ gameId, rulesHash }) => {
    const text = await textAt(
      rulesHash === null
        ? `${origin}/fairness/games/${encodeURIComponent(gameId)}.json`
        : sheetUrl(origin, rulesHash),
    );
    const actual = await sha256Hex(text);
    if (rulesHash !== null && actual !== rulesHash) throw new RulesError('differ');
    return {
      sheet: parsedSheet(text, gameId),
      rulesHash: actual,
      isOfRound: rulesHash === null ? null : true,
      url: sheetUrl(origin, actual),
    };
  };
}

async function textAt(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.text();
  } catch {
    // Offline, or the origin does not respond.
  }
  throw new RulesError('missing');
}

function parsedSheet(text: string, gameId: string): GameDefinition {
  const parsed = gameDefinition.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RulesError('unknown');
  // A sheet of another game would deal another round than the one that was played.
  if (parsed.data.gameId !== gameId) throw new RulesError('differ');
  return parsed.data;
}
