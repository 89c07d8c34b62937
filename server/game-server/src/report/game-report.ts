import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { catalogue } from '../catalogue/catalogue.ts';
import { playAdvised } from '../engines/multi-step/multi-step-facts.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import { multiStepGameOf } from '../engines/multi-step-games.ts';
import type { ScheduledGame } from '../engines/scheduled/scheduled-game.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { fastStream } from '../engines/slot/lines-testing.ts';
import { factsOf } from '../engines/slot/slot-facts.ts';
import type { SlotGame, SlotKind } from '../engines/slot/slot-game.ts';
import { playable, slotGames } from '../engines/slot-engines.ts';
import { spotGames } from '../engines/spot-games.ts';
import { spotFacts } from '../engines/spots/spot-facts.ts';
import type { SpotGame } from '../engines/spots/spot-game.ts';
import { type Volatility, volatilityOf } from '../engines/volatility.ts';
import { canonicalJson } from '../sheets/canonical-json.ts';
import { sheetInForce } from '../sheets/sheets-in-force.ts';
import { reportScheduled } from './scheduled-report.ts';

/** The exact figures of a game and the results of simulated rounds. */
export type GameReport = {
  readonly gameId: string;
  /** Of the sheet in force. */
  readonly rulesHash: string;
  /** The bet of the figures, for a game whose bets differ in RTP. */
  readonly bet: string;
  /** The stated RTP: percent, two decimals. */
  readonly statedRtp: string;
  /** 0 to 1, summed over all outcomes; `null` if it is only simulated. */
  readonly exactRtp: number | null;
  /**
   * The RTP of simulated rounds and the half-width of its 95 % interval, 0 to 1: from the exact
   * deviation if that is known, because the sample rarely contains the rare wins that dominate it.
   */
  readonly played: { readonly rounds: number; readonly rtp: number; readonly margin: number };
  /** 1.96 standard deviations of a round, in stakes. */
  readonly volatilityIndex: number;
  readonly volatility: Volatility;
  readonly hitRate: number;
  /** Largest return as a multiple of the stake. */
  readonly maxWin: number;
};

const SEED = 616;

/** A report of every playable game, in the order of the catalogue. */
export function reportGames({ rounds }: { rounds: number }): GameReport[] {
  const enabled = catalogue.filter((game) => game.enabled);
  return enabled.flatMap(({ gameId }) => {
    const rulesHash = sha256Hex(canonicalJson(sheetInForce(gameId)));
    return figuresOf(gameId, rounds).map((figures) => ({ ...figures, rulesHash }));
  });
}

type Played = Omit<GameReport, 'rulesHash'>;

function figuresOf(gameId: string, rounds: number): Played[] {
  const slot = slotGames.find((game) => game.gameId === gameId);
  if (slot) return [reportSlot(slot, rounds)];
  const spots = spotGames.find((game) => game.gameId === gameId);
  if (spots) return [reportSpots(spots, rounds)];
  const decisions = multiStepGameOf(gameId);
  if (decisions) return [reportDecisions(decisions, rounds)];
  const scheduled = scheduledGame(gameId);
  return scheduled ? [reportPlayed(scheduled, rounds)] : [];
}

function reportSlot(game: SlotGame, rounds: number): Played {
  const slot = playable(game);
  const facts = factsOf(game);
  const stream = fastStream(SEED);
  return {
    gameId: game.gameId,
    bet: betOf(game),
    statedRtp: game.stated.rtp,
    exactRtp: facts.rtp,
    played: {
      ...play(rounds, () => slot.play(stream).lineBets / slot.units),
      margin: facts.volatilityIndex / Math.sqrt(rounds),
    },
    volatilityIndex: facts.volatilityIndex,
    volatility: volatilityOf(facts.volatilityIndex),
    hitRate: facts.hitRate,
    maxWin: game.stated.maxWinMultiple,
  };
}

function betOf(game: SlotKind): string {
  switch (game.kind) {
    case 'lines':
      return game.model.ways ? '243 ways' : `${game.model.lines.length} lines`;
    case 'mystery':
      return `${game.model.lines.lines.length} lines`;
    case 'wild-reels':
      return `${game.model.lines.length} lines`;
    case 'tumble':
      return 'anywhere';
  }
}

function reportSpots(game: SpotGame, rounds: number): Played {
  const { leadSpot, rtp } = game.stated;
  const facts = spotFacts(game, leadSpot);
  const stream = fastStream(SEED);
  return {
    gameId: game.gameId,
    bet: leadSpot,
    statedRtp: rtp,
    exactRtp: facts.rtp,
    played: {
      ...play(rounds, () => game.returned(leadSpot, game.deal(stream)) / 100),
      margin: facts.volatilityIndex / Math.sqrt(rounds),
    },
    volatilityIndex: facts.volatilityIndex,
    volatility: volatilityOf(facts.volatilityIndex),
    hitRate: facts.hitRate,
    maxWin: Math.max(...Object.values(game.stated.spots).map(({ returnMax }) => returnMax)) / 100,
  };
}

function reportPlayed(game: ScheduledGame, rounds: number): Played {
  // Horse and car races share one model: each game has a stream of its own.
  const own = [...game.gameId].reduce((sum, letter) => sum + letter.charCodeAt(0), SEED);
  const stream = fastStream(own);
  return reportScheduled(game, (round) => play(rounds, () => round(stream)));
}

function reportDecisions(game: MultiStepGame, rounds: number): Played {
  const { rtp, basis, volatilityIndex, hitRate, returnMax } = game.stated;
  const { rtp: playedRtp, margin } = playAdvised(game, { rounds, stream: fastStream(SEED) });
  return {
    gameId: game.gameId,
    bet: 'opening stake, advised play',
    statedRtp: rtp,
    // The engine's own test sums it over all outcomes.
    exactRtp: basis.kind === 'exact' ? Number(rtp) / 100 : null,
    played: {
      rounds,
      rtp: playedRtp,
      margin: basis.kind === 'exact' ? volatilityIndex / Math.sqrt(rounds) : margin,
    },
    volatilityIndex,
    volatility: volatilityOf(volatilityIndex),
    hitRate,
    maxWin: returnMax / 100,
  };
}

function play(rounds: number, round: () => number): GameReport['played'] {
  let sum = 0;
  let squares = 0;
  for (let played = 0; played < rounds; played += 1) {
    const returned = round();
    sum += returned;
    squares += returned ** 2;
  }
  const rtp = sum / rounds;
  const deviation = Math.sqrt(Math.max(squares / rounds - rtp ** 2, 0));
  return { rounds, rtp, margin: (1.96 * deviation) / Math.sqrt(rounds) };
}
