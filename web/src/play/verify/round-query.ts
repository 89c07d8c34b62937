import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { Round } from '../contract-types.ts';

/** The inputs that reproduce a round; the content of a verifier URL. */
export type RoundQuery = {
  /** The id by which the player's record finds the round; empty when unknown. */
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: Currency;
  readonly serverSeed: string;
  /** The hash that was published before play; empty when unknown. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** The stake of a slot, or the opening stake of a multi-step game; decimal, major units. */
  readonly stake: string;
  readonly bets: readonly RoundBet[];
  /** The player's choices in a multi-step game, in order. */
  readonly choices: string;
  /** The win; empty when unknown. */
  readonly win: string;
  /** The hash of the round's rules; empty for those in force. */
  readonly rules: string;
};

export type RoundBet = { readonly spot: string; readonly amount: string };

const BETS_MAX = 64;
const ROUND_ID_LENGTH_MAX = 64;

export const emptyQuery: RoundQuery = {
  roundId: '',
  gameId: '',
  currency: 'USD',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
  stake: '',
  bets: [],
  choices: '',
  win: '',
  rules: '',
};

const engines: readonly string[] = [
  'slot',
  'spots',
  'decisions',
] satisfies Round['outcome']['engine'][];

/**
 * Narrows a round of the API, which passes outcomes on as the game server stores them. The verifier
 * compares the whole round with its own result, so a malformed one differs.
 */
export function isRound<Saved extends { readonly outcome: { readonly engine: string } }>(
  saved: Saved,
): saved is Saved & Round {
  return engines.includes(saved.outcome.engine);
}

/** The query of a past round whose server seed is revealed. */
export function queryOfRound(
  round: Round,
  { serverSeed, currency }: { serverSeed: string; currency: Currency },
): RoundQuery {
  const { outcome } = round;
  return {
    roundId: round.roundId,
    gameId: round.gameId,
    currency,
    serverSeed,
    serverSeedHash: round.proof.serverSeedHash,
    clientSeed: round.proof.clientSeed,
    nonce: `${round.proof.nonce}`,
    stake: outcome.engine === 'decisions' ? outcome.openingStake : round.stake,
    bets:
      outcome.engine === 'spots' ? outcome.bets.map(({ spot, amount }) => ({ spot, amount })) : [],
    choices:
      outcome.engine === 'decisions'
        ? outcome.steps.flatMap(({ choice }) => (choice === null ? [] : [choice])).join(' ')
        : '',
    win: round.win,
    rules: round.proof.rulesHash ?? '',
  };
}

/** `red:1.00,corner-1-2-4-5:0.50` */
const writeBets = (bets: readonly RoundBet[]): string =>
  bets.map(({ spot, amount }) => `${spot}:${amount}`).join(',');

function readBets(text: string): RoundBet[] {
  return text
    .split(',')
    .filter((bet) => bet !== '')
    .slice(0, BETS_MAX)
    .map((bet) => {
      const [spot = '', amount = ''] = bet.split(':');
      return { spot, amount };
    });
}

/** The query as search parameters, without empty values. */
export function writeQuery(query: RoundQuery): URLSearchParams {
  const { roundId, gameId, serverSeedHash, bets, ...others } = query;
  const all = { id: roundId, game: gameId, hash: serverSeedHash, bets: writeBets(bets), ...others };
  return new URLSearchParams(Object.entries(all).filter(([, text]) => text !== ''));
}

/** Reads search parameters; missing values are empty. */
export function readQuery(search: URLSearchParams): RoundQuery {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const currency = text('currency');
  return {
    roundId: text('id').slice(0, ROUND_ID_LENGTH_MAX),
    gameId: text('game'),
    currency: isCurrency(currency) ? currency : emptyQuery.currency,
    serverSeed: text('serverSeed'),
    serverSeedHash: text('hash').toLowerCase(),
    clientSeed: text('clientSeed'),
    nonce: text('nonce'),
    stake: text('stake'),
    bets: readBets(text('bets')),
    choices: text('choices'),
    win: text('win'),
    rules: text('rules').toLowerCase(),
  };
}
