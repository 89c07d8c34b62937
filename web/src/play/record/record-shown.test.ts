import type { ShownItem } from '@fairhall/game-server/contract/record';
import { expect, it, vi } from 'vitest';
import type { OwnGameMessage, SpotOutcome } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { CallResult, RgsClient } from '../rgs-client.ts';
import { hostRecord } from './host-record.ts';
import { canonicalOutcome } from './outcome-digest.ts';
import { recordShown } from './record-shown.ts';

const hashOf = (digit: string) => digit.repeat(64);
const fairness = {
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nextNonce: 1,
  nextServerSeedHash: hashOf('b'),
};
const outcome: SpotOutcome = {
  engine: 'spots',
  hands: [[3], [7]],
  draws: [{ of: 416, event: 3 }],
  bets: [{ spot: 'dragon', amount: '1.00', win: '2.00' }],
};
const round = {
  roundId: 'r',
  gameId: 'dragon-tiger',
  stake: '1.00',
  win: '2.00',
  status: 'settled',
  proof: { serverSeedHash: hashOf('a'), clientSeed: 'marina', nonce: 0, rulesHash: hashOf('f') },
  createdAt: '2026-01-01T00:00:00Z',
  outcome,
};

function page({ embedded = true } = {}) {
  const posted: OwnGameMessage[] = [];
  let notify: ((message: Parameters<Parameters<Host['listen']>[0]>[0]) => void) | null = null;
  const host: Host = {
    embedded,
    post: (message) => posted.push(message),
    listen(listener) {
      notify = listener;
      return () => {
        notify = null;
      };
    },
    leave: () => {},
    logIn: () => {},
    verifier: () => null,
    returns: null,
    saferPlay: null,
  };
  let response: CallResult<unknown> = { ok: true, data: {} };
  const client: RgsClient = { call: async () => response as never };
  const recorded = recordShown({ client, host });
  return {
    posted,
    host,
    reply: (message: Parameters<NonNullable<typeof notify>>[0]) => notify?.(message),
    async bet(result: CallResult<unknown>) {
      response = result;
      const bets = [{ spot: 'dragon', amount: '1.00' }];
      await recorded.call('bet', { gameId: 'dragon-tiger', requestId: 'request-1', bets });
    },
    items: () => posted.flatMap((message) => (message.type === 'shown' ? message.items : [])),
  };
}

/** The posted items, once the last one is of this kind: a digest takes a moment. */
function itemsUntil(game: ReturnType<typeof page>, kind: ShownItem['kind']) {
  return vi.waitFor(() => {
    expect(game.items().at(-1)?.kind).toBe(kind);
    return game.items();
  });
}

const dealt = (change: object = {}): CallResult<unknown> => ({
  ok: true,
  data: { round: { ...round, ...change }, balance: '9.00', fairness },
});

it('posts the commitments and the finished round of a response', async () => {
  const game = page();
  await game.bet(dealt());
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await itemsUntil(game, 'round')).toMatchObject([
    { kind: 'seal', serverSeedHash: hashOf('a'), nextNonce: 1, isActive: true },
    { kind: 'seal', serverSeedHash: hashOf('b'), clientSeed: null, isActive: false },
    { kind: 'round', roundId: 'r', nonce: 0, win: '2.00', digest },
  ]);
});

it('posts no open and no refused round', async () => {
  const game = page();
  await game.bet(dealt({ status: 'open' }));
  await game.bet(dealt({ status: 'cancelled' }));
  await game.bet(dealt({ roundId: 'last' }));
  const items = await itemsUntil(game, 'round');
  expect(items.filter(({ kind }) => kind === 'round')).toMatchObject([{ roundId: 'last' }]);
});

it('posts a refused stake with the nonce that it can have used', async () => {
  const game = page();
  await game.bet(dealt());
  await game.bet({ ok: false, failure: { kind: 'refusal', code: 1101, msg: '', data: null } });
  expect((await itemsUntil(game, 'refusal')).at(-1)).toEqual({
    kind: 'refusal',
    requestId: 'request-1',
    gameId: 'dragon-tiger',
    code: 1101,
    serverSeedHash: hashOf('a'),
    nonce: 1,
  });
});

it('posts nothing from a tab of its own, which has no record', async () => {
  const game = page({ embedded: false });
  await game.bet(dealt());
  expect(game.posted).toEqual([]);
  expect(await hostRecord(game.host).loadCommitments()).toBe('ownTab');
});

it('reads the record from the reply with its request’s id', async () => {
  const game = page();
  const reading = hostRecord(game.host).loadCommitments();
  const [request] = game.posted;
  const id = request?.type === 'record' ? request.id : '';
  game.reply({ type: 'record', id: 'other', reply: { kind: 'unavailable' } });
  game.reply({ type: 'record', id, reply: { kind: 'seals', seals: [] } });
  expect(await reading).toEqual({ kind: 'seals', seals: [] });
});

it('digests what a round showed, and not the fields that a later version adds', () => {
  const later = { ...outcome, capped: false };
  expect(canonicalOutcome(later)).toBe(canonicalOutcome(outcome));
  const swapped = { ...outcome, hands: [[4], [7]] };
  expect(canonicalOutcome(swapped)).not.toBe(canonicalOutcome(outcome));
});
