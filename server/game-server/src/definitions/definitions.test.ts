import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { fastStream } from '../engines/fast-stream.ts';
import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';
import { canonicalJson } from './canonical-json.ts';
import { definitionInForce, definitionsInForce } from './definitions-in-force.ts';
import { type Engine, engineOf } from './engine-of.ts';
import { gameDefinition } from './game-definition.ts';
import released from './released.json' with { type: 'json' };

describe('the canonical JSON of RFC 8785', () => {
  // Sections 3.2.2 to 3.2.4 and appendix B.
  it('sorts keys by their UTF-16 code units and has no white space', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'x'], '€': 2, '\r': 3, ö: 4 })).toBe(
      '{"\\r":3,"a":[true,null,"x"],"b":1,"ö":4,"€":2}',
    );
  });

  it.each([
    [0.3882, '0.3882'],
    [9.56, '9.56'],
    [1_000_000, '1000000'],
    [-0, '0'],
    [0.0000071, '0.0000071'],
    [1e-7, '1e-7'],
    [1e21, '1e+21'],
    [333333333.3333333, '333333333.3333333'],
    [4.5, '4.5'],
    [0.002, '0.002'],
    [9007199254740991, '9007199254740991'],
  ])('writes the number %d as ECMAScript does', (number, text) => {
    expect(canonicalJson([number])).toBe(`[${text}]`);
  });
});

/** The registered engine of a game. */
function registered(gameId: string): Engine {
  const slot = slotEngine(gameId);
  if (slot) return { kind: 'slot', engine: slot };
  const spots = spotGame(gameId);
  if (spots) return { kind: 'spots', engine: spots };
  const decisions = multiStepGameOf(gameId);
  if (decisions) return { kind: 'decisions', engine: decisions };
  const scheduled = scheduledGame(gameId);
  if (scheduled) return { kind: 'scheduled', engine: scheduled };
  throw new Error(`no engine for ${gameId}`);
}

/** What an engine deals from a stream, as text: the same for the same rules. */
function dealtBy({ kind, engine }: Engine, seed: number): string {
  const stream = fastStream(seed);
  switch (kind) {
    case 'slot':
      return JSON.stringify(engine.play(stream));
    case 'spots': {
      const hands = engine.deal(stream);
      const returned = engine.spots.map((spot) => [spot, engine.returned(spot, hands)]);
      return canonicalJson([hands, Object.fromEntries(returned)]);
    }
    case 'decisions': {
      const tables = [];
      for (let at = engine.open(stream); ; ) {
        tables.push(at.table());
        const choice = at.choices[stream.event(64) % Math.max(at.choices.length, 1)];
        if (!choice) return JSON.stringify([tables, at.returnedPercent]);
        at = at.choose(choice.name, stream);
      }
    }
    case 'scheduled': {
      const fixtures = engine.fixtures(stream);
      const priced = engine.sells === 'bets' ? fixtures.map(engine.markets) : [];
      const courses = fixtures.map((fixture) => engine.play(fixture, stream));
      return JSON.stringify([fixtures, priced, courses], (_key, value) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
    }
  }
}

describe.each(definitionsInForce.map((one) => [one.gameId, one] as const))(
  'the definition of %s',
  (gameId, definition) => {
    const json = canonicalJson(definition);
    const parsed = gameDefinition.parse(JSON.parse(json));

    it('is complete JSON, which parses to the same definition', () => {
      expect(canonicalJson(parsed)).toBe(json);
    });

    it('builds the engine that the game server deals with', () => {
      const [engine, own] = [engineOf(parsed), registered(gameId)];
      expect(engine.kind).toBe(own.kind);
      for (let seed = 0; seed < 50; seed += 1) {
        expect(dealtBy(engine, seed)).toBe(dealtBy(own, seed));
      }
      expect(engine.kind === 'slot' ? engine.engine.game.stated : engine.engine.stated).toEqual(
        own.kind === 'slot' ? own.engine.game.stated : own.engine.stated,
      );
    });

    it('is a released one: after a change of rules, append its hash to released.json', () => {
      const hashes: Readonly<Record<string, readonly string[]>> = released;
      const message =
        `The rules of ${gameId} have changed. If that is intended, append the new hash to ` +
        'server/game-server/src/definitions/released.json; earlier hashes stay. If the code of the engine ' +
        'deals other outcomes from the same tables, raise its version in game-definition.ts and keep the code ' +
        'of the earlier version.';
      expect(hashes[gameId]?.at(-1), message).toBe(sha256Hex(json));
    });
  },
);

describe('the definitions', () => {
  it('are those of the games of the catalogue', () => {
    const enabled = catalogue.filter((game) => game.enabled).map((game) => game.gameId);
    expect(definitionsInForce.map((one) => one.gameId).toSorted()).toEqual(enabled.toSorted());
    expect(() => definitionInForce('no-such-game')).toThrow('no definition');
  });

  it.each([
    ['another version', { version: 2 }],
    ['another engine', { engine: 'coin' }],
    ['a further field', { more: 1 }],
  ])('are refused with %s', (_, change) => {
    const changed = { ...definitionInForce('brass-roulette'), ...change };
    expect(gameDefinition.safeParse(changed).success).toBe(false);
  });
});
