import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { describe, expect, it } from 'vitest';
import type { DecisionRound, OpenedDecisions } from '../contract-types.ts';
import { revealedRound } from '../session/round-state.ts';
import { type MultiStepEvent, openingState, reduce } from './multi-step-state.ts';

const fairness = {
  ...{ serverSeedHash: 'a', clientSeed: 'b', nextNonce: 1 },
  nextServerSeedHash: 'c',
};

function roundOf(facts: Partial<DecisionRound> & { steps?: number }): DecisionRound {
  const { steps = 1, ...rest } = facts;
  const table = { hands: [], active: null, figures: {} };
  const step = { choice: null, by: 'player' as const, stake: '2.00', draws: [], table };
  return {
    ...{ roundId: 'r1', gameId: 'g', stake: '2.00', win: '0.00', status: 'open' },
    refusal: null,
    proof: { serverSeedHash: 'a', clientSeed: 'b', nonce: 0, rulesHash: null },
    createdAt: '2026-01-01T00:00:00.000Z',
    outcome: {
      engine: 'decisions',
      openingStake: '2.00',
      steps: Array.from({ length: steps }, () => step),
    },
    choices: [],
    ruledAt: null,
    ...rest,
  };
}

function withFirstChoice(round: DecisionRound, choice: string): DecisionRound {
  const steps = round.outcome.steps.map((step, place) =>
    place === 1 ? { ...step, choice } : step,
  );
  return { ...round, outcome: { ...round.outcome, steps } };
}

function opened(facts: Partial<OpenedDecisions> = {}): OpenedDecisions {
  return {
    ...{
      engine: 'decisions',
      kind: 'hi-lo',
      gameId: 'g',
      sheet: definitionInForce('hall-blackjack'),
      gameName: 'G',
      supplier: 'S',
      nickName: 'N',
    },
    ...{ walletType: 'USD', balance: '10.00', stakes: ['1.00', '2.00', '5.00'] },
    ...{ defaultStake: '1.00', fairness, round: null, waitsIn: null, lastRounds: [] },
    ...facts,
  } as OpenedDecisions;
}

const following = (open: OpenedDecisions, ...events: MultiStepEvent[]) =>
  events.reduce(reduce, openingState(open, 'USD'));

const dealt = (round: DecisionRound, balance: string): MultiStepEvent => ({
  type: 'dealt',
  result: { round, balance, fairness },
});

describe('a multi-step game', () => {
  it('opens at the decision of its open round, with its stake', () => {
    const state = openingState(opened({ round: roundOf({}) }), 'USD');
    expect(state).toMatchObject({ phase: 'choosing', stakeMinor: 200n, seenSteps: 1 });
  });

  it('deducts the stake from the shown balance at once, and adds the win after the reveal', () => {
    const won = roundOf({ status: 'settled', win: '5.00' });
    const placed = following(opened(), { type: 'requested', stakeMinor: 200n });
    expect([placed.phase, placed.shownMinor]).toEqual(['requesting', 800n]);
    const shown = reduce(placed, dealt(won, '13.00'));
    expect([shown.phase, shown.shownMinor, revealedRound(shown)]).toEqual([
      'revealing',
      800n,
      null,
    ]);
    const end = reduce(shown, { type: 'revealed' });
    expect(end).toMatchObject({ phase: 'idle', shownMinor: 1300n, lastRounds: [won] });
  });

  it('waits for a choice after a deal of an open round', () => {
    const state = following(
      opened(),
      { type: 'requested', stakeMinor: 200n },
      dealt(roundOf({}), '8.00'),
      {
        type: 'revealed',
      },
    );
    expect(state).toMatchObject({ phase: 'choosing', seenSteps: 1, lastRounds: [] });
  });

  it('remains at its decision when a further stake is refused or not covered', () => {
    const open = opened({ round: roundOf({}), balance: '1.00' });
    const poor = following(open, { type: 'requested', stakeMinor: 200n });
    expect(poor).toMatchObject({ phase: 'choosing', notice: 'insufficient' });
    const refused = following(
      open,
      { type: 'requested', stakeMinor: 100n },
      { type: 'refused', notice: 'limit' },
    );
    expect(refused).toMatchObject({ phase: 'choosing', notice: 'limit', shownMinor: 100n });
  });

  it('keeps the choice that follows a deal at once, and takes that of its open round', () => {
    const chosen = reduce(openingState(opened(), 'USD', 'mines-3'), {
      type: 'first-choice',
      choice: 'mines-5',
    });
    expect(chosen.firstChoice).toBe('mines-5');
    const drawn = withFirstChoice(roundOf({ steps: 2 }), 'mines-9');
    expect(openingState(opened({ round: drawn }), 'USD', 'mines-3').firstChoice).toBe('mines-9');
    expect(openingState(opened({ round: drawn }), 'USD').firstChoice).toBeNull();
  });

  it('shows the board of a round that is watched again, not of the choice on the page', () => {
    const state = openingState(opened(), 'USD', 'mines-3');
    const round = roundOf({ steps: 2, status: 'settled' });
    const watched = (choice: string) =>
      reduce(state, { type: 'replayed', round: withFirstChoice(round, choice) }).firstChoice;
    expect(watched('mines-9')).toBe('mines-9');
    expect(watched('leave')).toBe('mines-3');
  });

  it('continues a round from the state that another device left', () => {
    const state = following(opened({ round: roundOf({}) }), {
      type: 'reopened',
      opened: opened({ lastRounds: [roundOf({ status: 'settled', steps: 2 })] }),
    });
    expect(state).toMatchObject({ phase: 'idle', seenSteps: 2 });
  });
});
