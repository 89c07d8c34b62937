import type { GameInput } from '@fairhall/api/contract/games';
import type { Currency } from '@fairhall/api/contract/money';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DrawGame, ScheduledGame, SportGame } from '../engines/scheduled/scheduled-game.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { gameProblem } from '../problems.ts';
import { stakesIn } from '../stakes.ts';

type Hosted<G extends ScheduledGame> = {
  readonly row: GameInput;
  readonly game: G;
  /** Prices of a line, or values for a slip: minor units, ascending. */
  readonly stakes: readonly bigint[];
};
export type HostedEvents = Hosted<ScheduledGame>;
export type HostedDraw = Hosted<DrawGame>;
export type HostedSport = Hosted<SportGame>;

/** @throws PartyError 404 for a game without scheduled events */
export function hostedEvents(gameId: string, walletType: Currency): HostedEvents {
  const row = catalogue.find((candidate) => candidate.gameId === gameId);
  const game = scheduledGame(gameId);
  if (!row || !game) throw gameProblem('invalid-game');
  return { row, game, stakes: stakesIn(walletType, row.betList ?? []) };
}

/** @throws PartyError 404 for a game that sells no tickets */
export function hostedDraw(gameId: string, walletType: Currency): HostedDraw {
  const { game, ...rest } = hostedEvents(gameId, walletType);
  if (game.sells !== 'tickets') throw gameProblem('invalid-game');
  return { game, ...rest };
}

/** @throws PartyError 404 for a game that takes no bets */
export function hostedSport(gameId: string, walletType: Currency): HostedSport {
  const { game, ...rest } = hostedEvents(gameId, walletType);
  if (game.sells !== 'bets') throw gameProblem('invalid-game');
  return { game, ...rest };
}
