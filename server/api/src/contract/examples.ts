import {
  favoritesExamples,
  gamesExamples,
  playExamples,
  providersExamples,
  ratingsExamples,
} from './examples-games.ts';
import { paymentsExamples, promoExamples, walletsExamples } from './examples-money.ts';
import { notificationsExamples, userExamples } from './examples-player.ts';
import { providerExamples } from './examples-provider.ts';
import { roundsExamples } from './examples-rounds.ts';
import { saferPlayExamples } from './examples-safer-play.ts';
import { securityExamples } from './examples-security.ts';
import type { Examples } from './examples-shared.ts';
import { supportExamples } from './examples-support.ts';

/** Examples of requests and responses for the API's documentation. */
export const examples: Examples = {
  user: userExamples,
  security: securityExamples,
  games: gamesExamples,
  providers: providersExamples,
  favorites: favoritesExamples,
  ratings: ratingsExamples,
  play: playExamples,
  rounds: roundsExamples,
  wallets: walletsExamples,
  payments: paymentsExamples,
  saferPlay: saferPlayExamples,
  promo: promoExamples,
  provider: providerExamples,
  notifications: notificationsExamples,
  support: supportExamples,
  health: {
    live: { request: {}, response: { status: 'ok' } },
    ready: { request: {}, response: { database: 'ok', writer: 'ok', disk: 'ok' } },
  },
};

/** The example of an endpoint by its dotted name. */
export function exampleOf(name: string): { request: object; response: unknown } {
  const [group = '', call = ''] = name.split('.');
  const all: Readonly<Record<string, Record<string, { request: object; response: unknown }>>> =
    examples;
  const example = all[group]?.[call];
  if (!example) throw new Error(`the call ${name} has no example`);
  return example;
}
