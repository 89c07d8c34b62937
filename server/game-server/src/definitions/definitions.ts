import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { LRUCache } from 'lru-cache';
import type { Database, Repositories } from '../database/database.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import type { ScheduledGame } from '../engines/scheduled/scheduled-game.ts';
import type { ScheduledFor } from '../fixtures/slip-settlement.ts';
import { canonicalJson } from './canonical-json.ts';
import { sheetsInForce } from './definitions-in-force.ts';
import { type Engine, engineOf } from './engine-of.ts';
import { type Sheet, sheet as sheetSchema } from './game-definition.ts';

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

/** The database transaction of the caller's unit. */
type Tx = Pick<Repositories, 'sheets'>;

export type Sheets = Awaited<ReturnType<typeof openSheets>>;

/** The sheets of the games. Stores those in force, so that every later version finds them. */
export async function openSheets({ database, clock }: { database: Database; clock: Clock }) {
  const stored = await database.run(async (tx) => {
    const sheets: SheetInForce[] = [];
    for (const sheet of sheetsInForce) {
      const json = canonicalJson(sheet);
      const rulesHash = sha256Hex(json);
      const now = clock.now().getTime();
      const id = await tx.sheets.store({ rulesHash, gameId: sheet.gameId, json, now });
      sheets.push({ id, rulesHash, sheet, json });
    }
    return sheets;
  });
  const byGame = new Map(stored.map((one) => [one.sheet.gameId, one]));
  const engines = new LRUCache<string, Engine>({ max: ENGINES_MAX });

  /**
   * The engine of a round or fixture: of its own sheet, or of the sheet in force for one that is older
   * than sheets. `null` for an engine that this version lacks.
   */
  async function engineFor(tx: Tx, { gameId, rulesHash }: Dealt): Promise<Engine | null> {
    const hash = rulesHash ?? byGame.get(gameId)?.rulesHash ?? '';
    const known = engines.get(hash);
    if (known) return known;
    const json = await tx.sheets.jsonOf(hash);
    const parsed = sheetSchema.safeParse(JSON.parse(json ?? 'null'));
    if (!parsed.success) return null;
    const engine = engineOf(parsed.data);
    engines.set(hash, engine);
    return engine;
  }

  async function scheduledFor(tx: Tx, dealt: Dealt): Promise<ScheduledGame | null> {
    const found = await engineFor(tx, dealt);
    return found?.kind === 'scheduled' ? found.engine : null;
  }

  return {
    /** The engine of a multi-step round. @throws Error for one that this version lacks */
    async multiStepFor(tx: Tx, dealt: Dealt): Promise<MultiStepGame> {
      const found = await engineFor(tx, dealt);
      if (found?.kind === 'decisions') return found.engine;
      throw new Error(
        `no engine for the round of ${dealt.gameId} with the rules ${dealt.rulesHash}`,
      );
    },

    /** The engine of a fixture; `null` for one that this version lacks. */
    scheduledFor,

    /** The engines of several fixtures. */
    async scheduledForAll(tx: Tx, fixtures: Iterable<Dealt>): Promise<ScheduledFor> {
      const found = new Map<string, ScheduledGame | null>();
      for (const dealt of fixtures) found.set(keyOf(dealt), await scheduledFor(tx, dealt));
      return (dealt) => found.get(keyOf(dealt)) ?? null;
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
    jsonOfHash: (rulesHash: string): Promise<string | null> =>
      database.run(({ sheets }) => sheets.jsonOf(rulesHash)),
  };
}

const keyOf = ({ gameId, rulesHash }: Dealt): string => `${gameId} ${rulesHash}`;
