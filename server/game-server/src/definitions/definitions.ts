import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { LRUCache } from 'lru-cache';
import type { Database, Repositories } from '../database/database.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import type { ScheduledGame } from '../engines/scheduled/scheduled-game.ts';
import type { ScheduledFor } from '../fixtures/slip-settlement.ts';
import { canonicalJson } from './canonical-json.ts';
import { definitionsInForce } from './definitions-in-force.ts';
import { type Engine, engineOf } from './engine-of.ts';
import { type GameDefinition, gameDefinition } from './game-definition.ts';

/** A stored definition that is in force. */
export type DefinitionInForce = {
  readonly id: number;
  /** SHA-256 (hex) of `json`. */
  readonly rulesHash: string;
  readonly definition: GameDefinition;
  /** Canonical. */
  readonly json: string;
};

/** Engines of earlier definitions, which open rounds and fixtures may still need. */
const ENGINES_MAX = 100;

/** What a round or fixture names. */
type Dealt = { readonly gameId: string; readonly rulesHash: string | null };

/** The database transaction of the caller's unit. */
type Tx = Pick<Repositories, 'definitions'>;

export type Definitions = Awaited<ReturnType<typeof openDefinitions>>;

/** The definitions of the games. Stores those in force, so that every later version finds them. */
export async function openDefinitions({ database, clock }: { database: Database; clock: Clock }) {
  const stored = await database.run(async (tx) => {
    const definitions: DefinitionInForce[] = [];
    for (const definition of definitionsInForce) {
      const json = canonicalJson(definition);
      const rulesHash = sha256Hex(json);
      const now = clock.now().getTime();
      const id = await tx.definitions.store({ rulesHash, gameId: definition.gameId, json, now });
      definitions.push({ id, rulesHash, definition, json });
    }
    return definitions;
  });
  const byGame = new Map(stored.map((one) => [one.definition.gameId, one]));
  const engines = new LRUCache<string, Engine>({ max: ENGINES_MAX });

  /** The engine of a round or fixture; `null` for one that this version lacks. */
  async function engineFor(tx: Tx, dealt: Dealt, kind: Engine['kind']): Promise<Engine | null> {
    const known = engines.get(dealt.rulesHash ?? '');
    if (known) return known;
    const found = await findDefinition(tx, dealt, kind);
    if (found === null) return null;
    const engine = engineOf(found.definition);
    engines.set(found.rulesHash, engine);
    return engine;
  }

  /**
   * The definition of a round or fixture: its own, or, for one that is older than definitions, the
   * first of its game with an engine of this kind. `null` for one that this version cannot read.
   */
  async function findDefinition(tx: Tx, { gameId, rulesHash }: Dealt, kind: Engine['kind']) {
    if (rulesHash !== null) {
      const definition = parsed(await tx.definitions.findJson(rulesHash));
      return definition && { rulesHash, definition };
    }
    for (const json of await tx.definitions.listOfGame(gameId)) {
      const definition = parsed(json);
      if (definition !== null && engineOf(definition).kind === kind) {
        return { rulesHash: sha256Hex(json), definition };
      }
    }
    return null;
  }

  async function scheduledFor(tx: Tx, dealt: Dealt): Promise<ScheduledGame | null> {
    const found = await engineFor(tx, dealt, 'scheduled');
    return found?.kind === 'scheduled' ? found.engine : null;
  }

  return {
    /**
     * The definition of a round or fixture with an engine of this kind, as that of its engine.
     * @throws Error for one that this version cannot read
     */
    async definitionFor(
      tx: Tx,
      dealt: Dealt,
      kind: Engine['kind'],
    ): Promise<Pick<DefinitionInForce, 'rulesHash' | 'definition'>> {
      const found = await findDefinition(tx, dealt, kind);
      if (found === null) throw new Error(`${dealt.gameId} has no rules ${dealt.rulesHash}`);
      return found;
    },

    /** The engine of a multi-step round. @throws Error for one that this version lacks */
    async multiStepFor(tx: Tx, dealt: Dealt): Promise<MultiStepGame> {
      const found = await engineFor(tx, dealt, 'decisions');
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

    /** The definition with which the next round of a game is dealt. @throws Error for an unknown game */
    inForce(gameId: string): DefinitionInForce {
      const found = byGame.get(gameId);
      if (!found) throw new Error(`the game ${gameId} has no definition`);
      return found;
    },

    /** The canonical JSON of the definition in force; `null` for an unknown game. */
    jsonOfGame: (gameId: string) => byGame.get(gameId) ?? null,

    /** The canonical JSON of any definition that was in force; `null` for an unknown hash. */
    jsonOfHash: (rulesHash: string): Promise<string | null> =>
      database.run(({ definitions }) => definitions.findJson(rulesHash)),
  };
}

const parsed = (json: string | null): GameDefinition | null =>
  gameDefinition.safeParse(JSON.parse(json ?? 'null')).data ?? null;

const keyOf = ({ gameId, rulesHash }: Dealt): string => `${gameId} ${rulesHash}`;
