import { describe, expect, it } from 'vitest';
import { gameServerCalls } from '../contract/rounds.ts';
import { definitionInForce } from '../definitions/definitions-in-force.ts';
import { multiStepGames } from '../engines/multi-step-games.ts';
import { spotGames } from '../engines/spot-games.ts';
import { hostedGame } from './hosted-games.ts';
import { openedView } from './opened-view.ts';

const opening = {
  nickName: 'Marina',
  walletType: 'USD',
  balance: '20.00',
  session: { durationMs: 0, net: '0.00' },
  fairness: { serverSeedHash: 'a', clientSeed: 'b', nextNonce: 0, nextServerSeedHash: 'c' },
  rulesHash: 'd',
  rules: {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: 0,
    stakeMax: null,
    idleEndMs: null,
  },
  multiStep: null,
  lastSettled: [],
} as const;

describe('the response of open', () => {
  it.each([...spotGames, ...multiStepGames])('has the kind of $gameId: $kind', (engine) => {
    const opened = gameServerCalls.open.output.parse(
      openedView(hostedGame(engine.gameId, 'USD'), {
        ...opening,
        definition: definitionInForce(engine.gameId),
      }),
    );
    expect(opened).toMatchObject({ gameId: engine.gameId, kind: engine.kind });
  });
});
