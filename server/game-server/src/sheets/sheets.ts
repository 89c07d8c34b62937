import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { LRUCache } from 'lru-cache';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import type { ScheduledGame } from '../engines/scheduled/scheduled-game.ts';
import type { Store } from '../rounds/store.ts';
import { canonicalJson } from './canonical-json.ts';
import { type Engine, engineOf } from './engine-of.ts';
import { type Sheet, sheet as sheetSchema } from './sheet.ts';
import { sheetsInForce } from './sheets-in-force.ts';

/** A stored sheet that is in force. */
export type SheetInForce = {
  readonly id: number;
  /** SHA-256 (hex) of `json`. */
  readonly rulesHash: string;
  readonly sheet: Sheet;
  /** Canonical. */
  readonly json: string;
};

/** Engines of earlier sheets, which open rounds and fixtures may still need. */
const ENGINES_MAX = 100;

/** What a round or fixture names. */
type Dealt = { readonly gameId: string; readonly rulesHash: string | null };

export type Sheets = ReturnType<typeof createSheets>;

/** The sheets of the games. Stores those in force, so that every later version finds them. */
export function createSheets({ store, clock }: { store: Store; clock: Clock }) {
  const insert = store.prepare<{ rulesHash: string; gameId: string; json: string; now: number }>(
    `INSERT INTO sheets (rules_hash, game_id, sheet, first_used_at)
     VALUES (:rulesHash, :gameId, :json, :now) ON CONFLICT (rules_hash) DO NOTHING`,
  );
  const idOf = store
    .prepare<[string], number>('SELECT id FROM sheets WHERE rules_hash = ?')
    .pluck();
  const jsonOf = store
    .prepare<[string], string>('SELECT sheet FROM sheets WHERE rules_hash = ?')
    .pluck();

  function storeSheet(sheet: Sheet): SheetInForce {
    const json = canonicalJson(sheet);
    const rulesHash = sha256Hex(json);
    insert.run({ rulesHash, gameId: sheet.gameId, json, now: clock.now().getTime() });
    const id = idOf.get(rulesHash);
    if (id === undefined) throw new Error(`the sheet of ${sheet.gameId} was not stored`);
    return { id, rulesHash, sheet, json };
  }

  const stored = store.transaction(() => sheetsInForce.map(storeSheet)).immediate();
  const byGame = new Map(stored.map((one) => [one.sheet.gameId, one]));
  const engines = new LRUCache<string, Engine>({ max: ENGINES_MAX });

  /**
   * The engine of a round or fixture: of its own sheet, or of the sheet in force for one that is older
   * than sheets. `null` for an engine that this version lacks.
   */
  function engineFor({ gameId, rulesHash }: Dealt): Engine | null {
    const hash = rulesHash ?? byGame.get(gameId)?.rulesHash ?? '';
    const known = engines.get(hash);
    if (known) return known;
    const parsed = sheetSchema.safeParse(JSON.parse(jsonOf.get(hash) ?? 'null'));
    if (!parsed.success) return null;
    const engine = engineOf(parsed.data);
    engines.set(hash, engine);
    return engine;
  }

  return {
    /** The engine of a multi-step round. @throws Error for one that this version lacks */
    multiStepFor(dealt: Dealt): MultiStepGame {
      const found = engineFor(dealt);
      if (found?.kind === 'decisions') return found.engine;
      throw new Error(
        `no engine for the round of ${dealt.gameId} with the rules ${dealt.rulesHash}`,
      );
    },

    /** The engine of a fixture; `null` for one that this version lacks. */
    scheduledFor(dealt: Dealt): ScheduledGame | null {
      const found = engineFor(dealt);
      return found?.kind === 'scheduled' ? found.engine : null;
    },

    /** The sheet with which the next round of a game is dealt. @throws Error for an unknown game */
    inForce(gameId: string): SheetInForce {
      const found = byGame.get(gameId);
      if (!found) throw new Error(`the game ${gameId} has no sheet`);
      return found;
    },

    /** The canonical JSON of the sheet in force; `null` for an unknown game. */
    jsonOfGame: (gameId: string) => byGame.get(gameId) ?? null,

    /** The canonical JSON of any sheet that was in force; `null` for an unknown hash. */
    jsonOfHash: (rulesHash: string): string | null => jsonOf.get(rulesHash) ?? null,
  };
}
