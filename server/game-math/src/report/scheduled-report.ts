import {
  lineMultiple,
  STAR_NUMBERS,
  STAR_PICKS,
  starDraw49,
} from '@fairhall/game-server/engines/lotto/star-draw-49';
import type {
  ScheduledGame,
  SportGame,
} from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { COMBINED_ODDS_MAX } from '@fairhall/game-server/engines/sports/odds';
import { volatilityOf } from '@fairhall/game-server/engines/volatility';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { scheduledFacts } from '../exact/scheduled-facts.ts';
import type { GameReport } from './published-report.ts';

/** Plays the bet of the game's figures once. @returns the return of a stake of 1 */
type Round = (stream: OutcomeStream) => number;

/** The exact and simulated figures of a line of a draw, or of a sport's lead bet. */
export function reportScheduled(
  game: ScheduledGame,
  play: (round: Round, volatilityIndex: number) => GameReport['played'],
): Omit<GameReport, 'rulesHash'> {
  const facts = scheduledFacts(game);
  const isDraw = game.sells === 'tickets';
  return {
    gameId: game.gameId,
    bet: isDraw ? 'line' : `${game.lead.market} ${game.lead.selection}`,
    statedRtp: game.stated.rtp,
    exactRtp: facts.rtp,
    played: play(isDraw ? playLine : leadBet(game), facts.volatilityIndex),
    volatilityIndex: facts.volatilityIndex,
    volatility: volatilityOf(facts.volatilityIndex),
    hitRate: facts.hitRate,
    featureRate: null,
    maxWin: isDraw ? facts.returnMax : Number(COMBINED_ODDS_MAX) / 100,
    odds: null,
  };
}

const FIRST_LINE = Array.from({ length: STAR_PICKS }, (_, index) => STAR_NUMBERS - index);

function playLine(stream: OutcomeStream): number {
  const { result } = starDraw49.play({ kind: 'draw' }, stream);
  return result.kind === 'draw' ? lineMultiple(FIRST_LINE, result.numbers) : 0;
}

/** The lead bet on one of the season's fixtures, which are equally likely. */
function leadBet(game: SportGame): Round {
  const { lead } = game;
  const season = [...game.season()].map((fixture) => {
    const market = game.markets(fixture).find((one) => one.market === lead.market);
    const odds = market?.selections.find(({ selection }) => selection === lead.selection)?.odds;
    return { fixture, multiple: Number(odds ?? 0n) / 100 };
  });
  return (stream) => {
    const drawn = season[stream.event(season.length)];
    if (!drawn) throw new Error(`${game.gameId} has no fixtures`);
    const { fixture, multiple } = drawn;
    const { result } = game.play(fixture, stream);
    return game.wins(lead, { fixture, result }) ? multiple : 0;
  };
}
