import { expect, it } from 'vitest';
import type { OwnGameMessage } from '../contract-types.ts';
import type { Host } from '../host.ts';
import type { RgsClient } from '../rgs-client.ts';
import { createSessionTally, type ShownReturn } from './session-tally.ts';
import { trackRounds } from './track-rounds.ts';

const round = { roundId: 'a', stake: '2.00', win: '5.00', status: 'settled' };

const clientWith = (response: unknown): RgsClient => ({
  call: async () => ({ ok: true, data: response }) as never,
});

function opened(response: unknown) {
  const posted: OwnGameMessage[] = [];
  const returns: ShownReturn[] = [];
  const staked: string[] = [];
  const client = clientWith(response);
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
  const tally = createSessionTally({
    currency: 'USD',
    nowMs: () => 0,
    session: { durationMs: 0, net: '0.00' },
    rounds: [],
  });
  const tracked = trackRounds(
    { client, host },
    {
      tally,
      onStaked: () => staked.push('staked'),
      onShown: (shown) => returns.push(...shown),
    },
  );
  return { ...tracked, tally, posted, returns, staked };
}

it('counts a round of any call when the game posts the balance to its host', async () => {
  const game = opened({ round, balance: '13.00' });
  await game.client.call('bet', { gameId: 'any', requestId: 'request-1', bets: [] });
  expect(game.tally.getFacts().netMinor).toBe(0n);
  game.host.post({ type: 'balance', balance: '13.00' });
  expect(game.tally.getFacts().netMinor).toBe(300n);
  expect(game.returns).toEqual([{ stakeMinor: 200n, winMinor: 500n }]);
  expect(game.staked).toEqual(['staked']);
  expect(game.posted).toEqual([{ type: 'balance', balance: '13.00' }]);
});

it('counts a slip when it is bought, and again with its win', async () => {
  const slip = { slipId: 's', stake: '2.00', win: '0.00', status: 'standing' };
  const bought = opened({ slip, balance: '8.00' });
  await bought.client.call('slips', { gameId: 'any' });
  bought.host.post({ type: 'balance', balance: '8.00' });
  const listed = trackRounds(
    {
      client: clientWith({ slips: [{ ...slip, win: '7.00', status: 'settled' }] }),
      host: bought.host,
    },
    { tally: bought.tally, onStaked: () => {}, onShown: () => {} },
  );
  await listed.client.call('slips', { gameId: 'any' });
  listed.host.post({ type: 'balance', balance: '15.00' });
  expect(bought.tally.getFacts().netMinor).toBe(500n);
});

it('ignores proofs, and responses without a round', async () => {
  const game = opened({ round, serverSeed: null });
  await game.client.call('proof', { roundId: 'a' });
  game.host.post({ type: 'balance', balance: '13.00' });
  expect(game.returns).toEqual([]);
  expect(game.staked).toEqual([]);
});

it('a refused stake invites to nothing', async () => {
  const staked: string[] = [];
  const { host, tally } = opened({});
  const refusing: RgsClient = { call: async () => ({ ok: false, error: 'network' }) as never };
  const tracked = trackRounds(
    { client: refusing, host },
    { tally, onStaked: () => staked.push('staked'), onShown: () => {} },
  );
  await tracked.client.call('bet', { gameId: 'any', requestId: 'request-1', bets: [] });
  expect(staked).toEqual([]);
});
