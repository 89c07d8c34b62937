import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { canonicalJson } from '@fairhall/game-server/definitions/canonical-json';
import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { slotBetOf } from '@fairhall/game-server/definitions/slot-definition';
import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import type { MultiStepGame } from '@fairhall/game-server/engines/multi-step/multi-step-game';
import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import type { ScheduledGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import type { SlotGame } from '@fairhall/game-server/engines/slot/slot-game';
import { playable, slotGames } from '@fairhall/game-server/engines/slot-engines';
import { spotGames } from '@fairhall/game-server/engines/spot-games';
import type { SpotGame } from '@fairhall/game-server/engines/spots/spot-game';
import { volatilityOf } from '@fairhall/game-server/engines/volatility';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { playAdvised } from '../exact/multi-step-facts.ts';
import { factsOf } from '../exact/slot/slot-facts.ts';
import { spotFacts } from '../exact/spot-facts.ts';
import type { GameReport, PlayedRounds } from './published-report.ts';
import { reportScheduled } from './scheduled-report.ts';

/** How many rounds of a game are simulated; 0 for none. */
export type RoundsOf = (of: { volatilityIndex: number; isSlot: boolean }) => number;

const PUBLISHED_MAX = 20_000_000;
const PUBLISHED_MIN = 1_000_000;

/**
 * The rounds of the published report: 20 million of a slot, and of another game as many as make the
 * interval ± 0.5 %. None if even 20 million leave it wider than ± 2 %: the return of Star Draw is
 * almost all jackpot, so that a simulation would contradict its exact sum most of the time.
 */
export const publishedRounds: RoundsOf = ({ volatilityIndex, isSlot }) => {
  if (volatilityIndex / Math.sqrt(PUBLISHED_MAX) > 0.02) return 0;
  const rounds = Math.ceil((volatilityIndex / 0.005) ** 2);
  return isSlot ? PUBLISHED_MAX : Math.min(Math.max(rounds, PUBLISHED_MIN), PUBLISHED_MAX);
};

const SEED = 616;

/** A report of every playable game that is chosen, in the order of the catalogue. */
export function reportGames({
  roundsOf,
  isChosen = () => true,
}: {
  roundsOf: RoundsOf;
  isChosen?: (gameId: string) => boolean;
}): GameReport[] {
  const enabled = catalogue.filter(({ enabled, gameId }) => enabled && isChosen(gameId));
  return enabled.flatMap(({ gameId }) => {
    const rulesHash = sha256Hex(canonicalJson(definitionInForce(gameId)));
    return figuresOf(gameId, roundsOf).map((figures) => ({ ...figures, rulesHash }));
  });
}

type Played = Omit<GameReport, 'rulesHash'>;

function figuresOf(gameId: string, roundsOf: RoundsOf): Played[] {
  const slot = slotGames.find((game) => game.gameId === gameId);
  if (slot) return [reportSlot(slot, roundsOf)];
  const spots = spotGames.find((game) => game.gameId === gameId);
  if (spots) return [reportSpots(spots, roundsOf)];
  const decisions = multiStepGameOf(gameId);
  if (decisions) return [reportDecisions(decisions, roundsOf)];
  const scheduled = scheduledGame(gameId);
  return scheduled ? [reportPlayed(scheduled, roundsOf)] : [];
}

function reportSlot(game: SlotGame, roundsOf: RoundsOf): Played {
  const slot = playable(game);
  const facts = factsOf(game);
  const stream = fastStream(SEED);
  // The deviation under the cap, which the full suite computes.
  const { volatilityIndex } = game.stated;
  const rounds = roundsOf({ volatilityIndex, isSlot: true });
  return {
    gameId: game.gameId,
    bet: slotBetOf(game),
    statedRtp: game.stated.rtp,
    exactRtp: facts.rtp - game.stated.rtpBeyondCap,
    played: play(rounds, {
      volatilityIndex,
      round: () => slot.play(stream).lineBets / slot.units,
    }),
    volatilityIndex,
    volatility: volatilityOf(volatilityIndex),
    hitRate: facts.hitRate,
    featureRate: facts.featureRate,
    maxWin: game.stated.maxWinMultiple,
    odds: game.stated.odds,
  };
}

function reportSpots(game: SpotGame, roundsOf: RoundsOf): Played {
  const { leadSpot, rtp } = game.stated;
  const facts = spotFacts(game, leadSpot);
  const { volatilityIndex } = facts;
  const stream = fastStream(SEED);
  return {
    gameId: game.gameId,
    bet: leadSpot,
    statedRtp: rtp,
    exactRtp: facts.rtp,
    played: play(roundsOf({ volatilityIndex, isSlot: false }), {
      volatilityIndex,
      round: () => game.returned(leadSpot, game.deal(stream)) / 100,
    }),
    volatilityIndex,
    volatility: volatilityOf(volatilityIndex),
    hitRate: facts.hitRate,
    featureRate: null,
    maxWin: Math.max(...Object.values(game.stated.spots).map(({ returnMax }) => returnMax)) / 100,
    odds: null,
  };
}

function reportPlayed(game: ScheduledGame, roundsOf: RoundsOf): Played {
  // Horse and car races share one model: each game has a stream of its own.
  const own = [...game.gameId].reduce((sum, letter) => sum + letter.charCodeAt(0), SEED);
  const stream = fastStream(own);
  return reportScheduled(game, (round, volatilityIndex) =>
    play(roundsOf({ volatilityIndex, isSlot: false }), {
      volatilityIndex,
      round: () => round(stream),
    }),
  );
}

function reportDecisions(game: MultiStepGame, roundsOf: RoundsOf): Played {
  const { rtp, basis, volatilityIndex, hitRate, returnMax } = game.stated;
  const { featureRate = null, odds = null } = game.stated;
  const rounds = roundsOf({ volatilityIndex, isSlot: false });
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
    featureRate,
    maxWin: returnMax / 100,
    odds,
  };
}

function play(
  rounds: number,
  { volatilityIndex, round }: { volatilityIndex: number; round: () => number },
): PlayedRounds | null {
  if (rounds === 0) return null;
  let sum = 0;
  for (let played = 0; played < rounds; played += 1) sum += round();
  return { rounds, rtp: sum / rounds, margin: volatilityIndex / Math.sqrt(rounds) };
}
