import type { Market } from '@fairhall/api/contract/markets';
import { type Currency, currencies } from '@fairhall/api/contract/money';

/**
 * Forty more sample players, p01@ to p40@, who give the back office ninety days to show. Each plays in
 * one currency.
 */
export type PopulationPlayer = {
  readonly id: string;
  /** From 0. */
  readonly number: number;
  readonly email: string;
  readonly nickName: string;
  readonly currency: Currency;
  readonly market: Market;
  readonly ageDays: number;
};

export const POPULATION_DAYS = 90;
const PLAYERS = 40;
const FIRST_ID = 100_000_101;
/** Between the registrations of two players. */
const REGISTRATION_DAYS = 2;

/** Those who play in the currency of a market registered there. */
const marketOf: Partial<Record<Currency, Market>> = { GBP: 'gb', BRL: 'br', EUR: 'mt' };

export const population: readonly PopulationPlayer[] = Array.from(
  { length: PLAYERS },
  (_, number) => {
    const name = `p${String(number + 1).padStart(2, '0')}`;
    const currency = currencies[number % currencies.length] ?? 'USD';
    return {
      id: String(FIRST_ID + number),
      number,
      email: `${name}@fairhall.test`,
      nickName: name.toUpperCase(),
      currency,
      market: marketOf[currency] ?? 'open',
      ageDays: POPULATION_DAYS - REGISTRATION_DAYS * number,
    };
  },
);

/**
 * The games that they play: 11 slots, one of them with choices, 13 on spots and three others with choices. Listed here, because a further
 * game in a registry must not change what they have played; the advised play of harbour-jacks takes
 * seconds.
 */
export const populationGames = [
  'phoenix-ascend',
  'wolfmoon',
  'sugar-comet',
  'lantern-night',
  'scarab-vault',
  'fox-and-clover',
  'rex-eruption',
  'genie-hour',
  'parade-7',
  'nine-neon-lives',
  'storm-trench',
  'brass-roulette',
  'velvet-baccarat',
  'pearl-sic-bo',
  'crown-and-anchor',
  'lamplight-wheel',
  'dragon-tiger',
  'aurora-keno',
  'red-envelope-rush',
  'scratch-safari',
  'deepwater-bounty',
  'kraken-tide',
  'lobster-lagoon',
  'jelly-cannon',
  'hall-blackjack',
  'lantern-holdem',
  'high-tide',
] as const;

/** How many of these games a player plays. */
const FAVOURITES = 8;

/** The games of their last session, one for each player, which a later version has added. */
export const populationOriginals = [
  'quayside-dice',
  'lantern-limbo',
  'pegfall',
  'sunken-field',
  'lighthouse-stairs',
] as const;

/**
 * The games of a player, spread over all of them: few enough that a player has played each often, and
 * may rate it.
 */
export function favouritesOf({ number }: PopulationPlayer): readonly string[] {
  const step = populationGames.length / FAVOURITES;
  return Array.from({ length: FAVOURITES }, (_, place) =>
    at(populationGames, number + Math.floor(place * step)),
  );
}

/** The game of a player's last session. */
export const originalOf = ({ number }: PopulationPlayer): string => at(populationOriginals, number);

const at = (games: readonly string[], place: number): string => games[place % games.length] ?? '';
