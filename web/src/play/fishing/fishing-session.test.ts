import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedSpots, OwnGameMessage } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import type { Host } from '../host.ts';
import { createRgsClient } from '../rgs-client.ts';
import { looksOf } from './arena-looks.ts';
import { specialOf } from './engine-facts.ts';
import { type ArenaStage, FishingSession } from './fishing-session.ts';
import { shownBalance } from './fishing-state.ts';
import type { Fish } from './stage/shoal.ts';

const SHOT_EVERY_MS = 200;

// The tests fire by themselves: the timer of automatic fire looks at the document, which is not here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 0,
  nextServerSeedHash: 'cc',
};
const opened: OpenedSpots = {
  engine: 'spots',
  kind: 'fishing',
  rulesHash: 'dd',
  sheet: definitionInForce('kraken-tide'),
  gameId: 'kraken-tide',
  gameName: 'Kraken Tide',
  supplier: 'Tideline',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '0.50',
  session: { durationMs: 0, net: '0.00' },
  houseRules: {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: 0,
    idleEndMs: null,
  },
  stakes: ['0.10'],
  defaultStake: '0.10',
  levels: [1, 2],
  limits: { spotMax: '0.20', roundMax: '0.20', betsMax: 1 },
  fairness,
  lastRounds: [],
};

type Sent = { readonly requestId: string; readonly bets: { spot: string; amount: string }[] };

/** A game server that responds to a bet on demand, and the requests that it received. */
function slowRgs() {
  const sent: Sent[] = [];
  const waiting: ((body: unknown) => void)[] = [];
  const send: typeof fetch = async (path, init) => {
    if (path === '/rounds/balance')
      return Response.json(success({ balance: '0.50', session: opened.session }));
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(await new Promise((resolve) => waiting.push(resolve)));
  };
  const client = createRgsClient({ token: 'launch', onReconnecting: () => {}, fetch: send });
  const respond = async (body: unknown) => {
    waiting.shift()?.(body);
    await settled();
  };
  return { client, sent, respond };
}

const success = (data: unknown) => ({ code: 200, msg: 'success', data });
/** Runs the pending promises of responses and shots. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function shotResponse({ win = '0.00', balance }: { win?: string; balance: string }) {
  const round = {
    roundId: `round-${balance}`,
    gameId: 'kraken-tide',
    stake: '0.10',
    win,
    status: 'settled',
    outcome: {
      engine: 'spots',
      hands: [[1], [0, 0, 0, 0, 0, 0, 0, 7]],
      draws: [],
      bets: [{ spot: 'squid', amount: '0.10', win }],
    },
    proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 1, rulesHash: null },
    createdAt: '2025-01-01T00:00:00.000Z',
  };
  return success({ round, balance, fairness });
}

/** A stage without pictures: shots arrive at once. */
function stillWater(names: readonly string[]) {
  const looks = looksOf('kraken-tide');
  const fish = names.map((name, id): Fish => {
    const look = looks.find((one) => one.name === name);
    if (!look) throw new Error(`no ${name} here`);
    const place = { x: 100 * id, y: 0, size: 80, heading: 1, tilt: 0 } as const;
    return {
      id,
      look,
      ...place,
      progress: 0.5,
      lane: 0,
      phase: 0,
      ageMs: 0,
      taken: false,
      mood: null,
      caught: 0,
    };
  });
  const caught: Parameters<ArenaStage['caught']>[1][] = [];
  const splashes: unknown[] = [];
  const stage: ArenaStage = {
    listen: () => {},
    setLevel: () => {},
    setTarget: () => {},
    aimAt: () => {},
    fishAt: ({ x }) => fish.find((one) => one.x === x) ?? null,
    bestTarget: () => fish.find(({ taken }) => !taken) ?? null,
    bring: (species) => fish.find(({ look }) => look.name === species) ?? null,
    skip: () => {},
    fire(one) {
      one.taken = true;
      return { fish: one, arrived: Promise.resolve() };
    },
    splash: async (point) => void splashes.push(point),
    release: (shot) => {
      shot.fish.taken = false;
    },
    caught: async (_, shown) => void caught.push(shown),
    destroy: () => {},
  };
  return { stage, fish, caught, splashes };
}

function begin(names: readonly string[] = ['squid', 'squid', 'herring', 'dolphin', 'shark']) {
  const rgs = slowRgs();
  const water = stillWater(names);
  const posted: OwnGameMessage[] = [];
  const { tables } = definitionOf(opened.sheet, 'fishing');
  const host: Host = {
    embedded: true,
    post: (message) => posted.push(message),
    listen: () => () => {},
    leave: () => {},
    logIn: () => {},
    verifier: () => null,
    returns: null,
    saferPlay: null,
  };
  const session = new FishingSession(
    {
      ...{ client: rgs.client, opened, host, currency: 'USD' },
      ...{ onProblem: () => {}, onSession: () => {}, onUnseen: () => {} },
    },
    {
      special: specialOf(tables.special),
      stage: water.stage,
      formatMoney: (minor) => `${minor}`,
      purse: () => ({ x: 0, y: 0 }),
    },
  );
  let nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return {
    ...rgs,
    ...water,
    posted,
    session,
    /** Fires one shot as soon as the rate limit allows. */
    fire() {
      nowMs += SHOT_EVERY_MS;
      session.fireOnce();
    },
    shown: () => shownBalance(session.getState()),
  };
}

test('shots are charged at once and sent one after the other, each with its own request id', async () => {
  const { session, sent, respond, fire, shown } = begin();
  fire();
  fire();
  expect(shown()).toBe(30n);
  await settled();
  expect(sent).toHaveLength(1);
  await respond(shotResponse({ balance: '0.40' }));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
  await respond(shotResponse({ balance: '0.30' }));
  expect(shown()).toBe(30n);
  expect(session.getState().stakedMinor).toBe(0n);
});

test('a second shot at an animal is not charged before the first is settled', async () => {
  const { fish, sent, respond, fire } = begin(['squid']);
  fire();
  fire();
  await respond(shotResponse({ balance: '0.40' }));
  expect(sent).toHaveLength(1);
  expect(fish[0]?.taken).toBe(false);
  fire();
  await settled();
  expect(sent).toHaveLength(2);
});

test('shots are limited to five a second, and few are pending at a time', async () => {
  const { session, fire, shown } = begin(['squid', 'squid', 'squid', 'squid', 'squid', 'squid']);
  fire();
  session.fireOnce();
  expect(shown()).toBe(40n);
  for (let shot = 0; shot < 5; shot += 1) fire();
  expect(shown()).toBe(10n);
});

test('a shot into the water is no round and costs nothing', async () => {
  const { session, sent, splashes, shown } = begin();
  session.hold({ x: 55, y: 500 });
  session.hold(null);
  await settled();
  expect(sent).toEqual([]);
  expect(splashes).toEqual([{ x: 55, y: 500 }]);
  expect(shown()).toBe(50n);
});

test('a catch is shown with the parts of its prize and then credited', async () => {
  const { posted, caught, respond, fire, shown } = begin(['kraken']);
  fire();
  await respond(shotResponse({ win: '13.50', balance: '13.90' }));
  expect(caught).toMatchObject([
    { amount: '1350', tier: 'mega', parts: [5, 5, 5, 5, 5, 5, 5, 100] },
  ]);
  expect(shown()).toBe(1_390n);
  expect(posted).toEqual([{ type: 'balance', balance: '13.90' }]);
});

const auto = { shotsLeft: 100, budgetMinor: 1_000n, winStopMinor: null };

test('the automatic fire never loses more than its bound, and counts what it wins', async () => {
  const { session, sent, respond, fire } = begin();
  session.startAuto({ ...auto, budgetMinor: 25n });
  for (const _ of [1, 2, 3]) fire();
  expect(session.getState()).toMatchObject({ stakedMinor: 20n, notice: null });
  await respond(shotResponse({ balance: '0.40' }));
  await respond(shotResponse({ win: '0.10', balance: '0.40' }));
  fire();
  await respond(shotResponse({ balance: '0.30' }));
  expect(session.getState().auto).not.toBeNull();
  fire();
  expect(sent).toHaveLength(3);
  expect(session.getState()).toMatchObject({ auto: null, notice: 'lossStop' });
});

test('the automatic fire stops at a single win of its bound', async () => {
  const { session, respond, fire } = begin();
  session.startAuto({ ...auto, winStopMinor: 10n });
  fire();
  await respond(shotResponse({ win: '0.10', balance: '0.50' }));
  expect(session.getState()).toMatchObject({ auto: null, notice: 'winStop' });
});

test('the automatic fire waits for shots from before it', async () => {
  const { session, respond, fire } = begin();
  fire();
  session.startAuto(auto);
  expect(session.getState().auto).toBeNull();
  await respond(shotResponse({ balance: '0.40' }));
  session.startAuto(auto);
  expect(session.getState().auto).toEqual(auto);
});

test('a refusal refunds every queued shot and ends the automatic fire', async () => {
  const { session, fish, sent, respond, fire, shown } = begin();
  session.startAuto(auto);
  fire();
  fire();
  await respond({ code: 1106, msg: 'limit', data: null });
  expect(sent).toHaveLength(1);
  expect(shown()).toBe(50n);
  expect(session.getState()).toMatchObject({ notice: 'limit', auto: null });
  expect(fish.some(({ taken }) => taken)).toBe(false);
});

test('nothing is fired that the shown balance does not cover', async () => {
  const { session, respond, fire, shown } = begin();
  session.moveLevel(1);
  fire();
  fire();
  expect(shown()).toBe(10n);
  fire();
  expect(shown()).toBe(10n);
  expect(session.getState().notice).toBe('insufficient');
  await respond(shotResponse({ balance: '0.30' }));
});

test('nothing is fired while the connection is lost', async () => {
  const { session, sent, fire } = begin();
  session.setReconnecting(true);
  fire();
  await settled();
  expect(sent).toEqual([]);
});

test('a closed session leaves no timer of its automatic fire', () => {
  const { session } = begin([]);
  session.startAuto(auto);
  expect(vi.getTimerCount()).toBe(1);
  session.close();
  expect(vi.getTimerCount()).toBe(0);
});
