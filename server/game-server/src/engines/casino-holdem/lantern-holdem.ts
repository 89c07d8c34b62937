import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { HoldemTables } from '../../definitions/multi-step-tables.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
import {
  createMultiStepGame,
  type Hand,
  type MultiStepData,
  type MultiStepGame,
} from '../multi-step/multi-step-game.ts';
import { handStrength, type PokerRank, pairOf, pokerRankOf } from '../poker/poker-hand.ts';
import { advisesCall, flopFacts, ownFacts } from './holdem-advice.ts';

/**
 * Lantern Hold'em, casino hold'em: one fresh deck, two cards to the player, three on the board. The
 * player folds the ante or calls with twice as much; then the last two cards of the board and the
 * dealer's two are dealt. The best five of seven win.
 *
 * A dealer without a pair of fours or better does not qualify: the ante pays by the player's hand,
 * and the call is returned. Against a qualified dealer, the better hand wins ante and call, the
 * ante by the player's hand and the call 1 to 1; equal hands return both.
 *
 * Optimal play returns 97.84 % of the ante (the published house edge of this paytable is 2.16 %).
 * The advised play returns the stated RTP: a sum over all combinations of two cards, a flop and a
 * board (`holdem-exact.ts`). The last four cards are drawn when they are shown, so that no hidden
 * card exists before.
 */
const FOURS = 2;
export const CALL_PERCENT = 200;

/** The pays of a winning ante in addition to its return, in whole percent. */
export const antePays = {
  'royal-flush': 10_000,
  'straight-flush': 2_000,
  'four-of-a-kind': 1_000,
  'full-house': 300,
  flush: 200,
  straight: 100,
  'three-of-a-kind': 100,
  'two-pair': 100,
  pair: 100,
  'high-card': 100,
} as const satisfies Record<PokerRank, number>;

const tables: HoldemTables = {
  decks: 1,
  callPercent: CALL_PERCENT,
  qualifyingPair: FOURS,
  antePays,
  cap: 105,
};

/** Whether the dealer qualifies with a hand of this strength. */
export function qualifies(
  strength: number,
  { qualifyingPair }: Pick<HoldemTables, 'qualifyingPair'> = tables,
): boolean {
  const rank = pokerRankOf(strength);
  return rank === 'pair' ? pairOf(strength) >= qualifyingPair : rank !== 'high-card';
}

type Returns = { readonly ante: number; readonly call: number };

/** The returns of ante and call, in whole percent of the ante, by the strengths of the hands. */
export function calledReturns(
  { player, dealer }: { player: number; dealer: number },
  rules = tables,
): Returns {
  const { callPercent } = rules;
  const won = 100 + rules.antePays[pokerRankOf(player)];
  if (!qualifies(dealer, rules)) return { ante: won, call: callPercent };
  if (player > dealer) return { ante: won, call: 2 * callPercent };
  return player === dealer ? { ante: 100, call: callPercent } : { ante: 0, call: 0 };
}

type State = {
  readonly shoe: PartialShoe;
  readonly player: readonly number[];
  readonly board: readonly number[];
  /** Empty until the player has called. */
  readonly dealer: readonly number[];
  readonly end: 'folded' | 'called' | null;
};

function open({ decks }: HoldemTables, stream: OutcomeStream): State {
  const own = drawCards(fullShoe(decks), { count: 2, stream });
  const flop = drawCards(own.shoe, { count: 3, stream });
  return { shoe: flop.shoe, player: own.cards, board: flop.cards, dealer: [], end: null };
}

function choose(state: State, name: string, stream: OutcomeStream): State {
  if (name === 'fold') return { ...state, end: 'folded' };
  const last = drawCards(state.shoe, { count: 2, stream });
  const dealer = drawCards(last.shoe, { count: 2, stream });
  return {
    ...state,
    shoe: dealer.shoe,
    board: [...state.board, ...last.cards],
    dealer: dealer.cards,
    end: 'called',
  };
}

const strengthWith = ({ board }: State, own: readonly number[]): number =>
  handStrength([...own, ...board]);

function returnsOf(rules: HoldemTables, state: State): Returns {
  if (state.end !== 'called') return { ante: 0, call: 0 };
  const player = strengthWith(state, state.player);
  return calledReturns({ player, dealer: strengthWith(state, state.dealer) }, rules);
}

function dealerResult(rules: HoldemTables, state: State): string | null {
  if (state.end !== 'called') return null;
  const strength = strengthWith(state, state.dealer);
  return qualifies(strength, rules) ? pokerRankOf(strength) : 'not-qualified';
}

/** Dealer, board, player with the ante, and the call, in this order. */
function handsOf(rules: HoldemTables, state: State): readonly Hand[] {
  const isCalled = state.end === 'called';
  const returns = returnsOf(rules, state);
  const back = (percent: number) => (state.end === null ? null : percent);
  const unpaid = { stakePercent: 0, returnedPercent: null };
  return [
    {
      name: 'dealer',
      cards: isCalled ? state.dealer : [null, null],
      ...unpaid,
      result: dealerResult(rules, state),
    },
    { name: 'board', cards: state.board, ...unpaid, result: null },
    {
      name: 'player',
      cards: state.player,
      stakePercent: 100,
      returnedPercent: back(returns.ante),
      result: pokerRankOf(strengthWith(state, state.player)),
    },
    {
      name: 'call',
      cards: [],
      stakePercent: isCalled ? rules.callPercent : 0,
      returnedPercent: back(returns.call),
      result: state.end === 'folded' ? 'folded' : null,
    },
  ];
}

/** Casino hold'em from its tables. */
export function holdem({
  gameId,
  tables: rules,
  stated,
}: MultiStepData<HoldemTables>): MultiStepGame<HoldemTables> {
  const choices = [
    { name: 'call', stakePercent: rules.callPercent },
    { name: 'fold', stakePercent: 0 },
  ];
  return createMultiStepGame<State, HoldemTables>({
    ...{ gameId, tables: rules, stated },
    kind: 'holdem',
    percentUnit: 100,
    choicesMax: 1,
    open: (stream) => open(rules, stream),
    choices: ({ end }) => (end === null ? choices : []),
    choose,
    table: (state) => ({
      hands: handsOf(rules, state),
      active: state.end === null ? 2 : null,
      figures: {},
    }),
    returned: (state) => {
      const { ante, call } = returnsOf(rules, state);
      return ante + call;
    },
    fallback: () => 'fold',
    advised: ({ player, board }) =>
      advisesCall(ownFacts(player), flopFacts(board)) ? 'call' : 'fold',
  });
}

export const lanternHoldem = holdem({
  gameId: 'lantern-holdem',
  tables,
  stated: {
    rtp: '97.37',
    basis: { kind: 'exact' },
    volatilityIndex: 5.16,
    hitRate: 0.51,
    returnMax: 10_500,
  },
});
