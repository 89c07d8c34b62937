import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { GameServerInput, GameServerOutput, ReplayedRound } from '../contract/rounds.ts';
import type { Database, Repositories } from '../database/database.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { pastFixtureView, slipView } from '../fixtures/fixture-view.ts';
import { hostedFixtures } from '../fixtures/hosted-fixtures.ts';
import { openedFixtureView } from '../fixtures/opened-fixture-view.ts';
import type { RandomnessBeacon } from '../fixtures/randomness-beacon.ts';
import type { SlipRecord } from '../fixtures/slip-repository.ts';
import { snapshotOf } from '../fixtures/slips.ts';
import { OPEN_MARKET } from '../launches/open-market.ts';
import { pastGame } from '../rounds/hosted-games.ts';
import type { MultiStepRounds } from '../rounds/multi-step/multi-step-rounds.ts';
import { openedView } from '../rounds/opened-view.ts';
import { roundView } from '../rounds/single-step/single-step-view.ts';

type Replay = GameServerOutput<'replay'>;

type Dependencies = {
  readonly database: Database;
  readonly definitions: Definitions;
  readonly multiStepRounds: MultiStepRounds;
  readonly clock: Clock;
  /** Speed factor of the fixture schedules. */
  readonly pace: number;
  /** `null` without a beacon. */
  readonly beacon: RandomnessBeacon | null;
};

/** The seeds of a replay: a page shows none, as they would name their player's other rounds. */
const NO_SEEDS = { serverSeedHash: '', clientSeed: '', nextNonce: 0, nextServerSeedHash: '' };
/** A page without play offers neither automatic rounds nor to skip. */
const RULES = { ...OPEN_MARKET, autoplay: false, stakeRaises: false, quickPlay: false };
const { stakeMax: _all, ...HOUSE_RULES } = RULES;

/** Finished rounds of any player for a page that shows them again, without anything of the player. */
export function createReplays(dependencies: Dependencies) {
  const { database, definitions, multiStepRounds, clock, pace, beacon } = dependencies;

  async function findRound(
    tx: Repositories,
    roundId: string,
  ): Promise<{ round: ReplayedRound; walletType: Currency } | null> {
    const multiStep = await multiStepRounds.findSettled(tx, roundId);
    if (multiStep) return multiStep;
    const record = await tx.singleStep.findSettled(roundId);
    return record && { round: roundView(record), walletType: record.walletType };
  }

  /** What `open` returns to the player, with the definition that dealt the round. */
  async function openedFor(
    tx: Repositories,
    dealt: { gameId: string; rulesHash: string | null; walletType: Currency },
    kind: 'slot' | 'spots' | 'decisions' | 'scheduled',
  ) {
    const { walletType } = dealt;
    const none = toDecimal(0n, walletType);
    return {
      ...(await definitions.definitionFor(tx, dealt, kind)),
      ...{ nickName: '', walletType, balance: none, session: { durationMs: 0, net: none } },
    };
  }

  async function replayOfRound(tx: Repositories, roundId: string): Promise<Replay | null> {
    const found = await findRound(tx, roundId);
    if (!found) return null;
    const { walletType, round } = found;
    const { gameId, proof, outcome } = round;
    const dealt = { gameId, walletType, rulesHash: proof.rulesHash };
    const facts = await openedFor(tx, dealt, outcome.engine);
    const opened = openedView(pastGame(facts.definition, walletType), {
      ...facts,
      ...{ fairness: NO_SEEDS, rules: RULES, multiStep: null, lastSettled: [] },
    });
    const stake = outcome.engine === 'decisions' ? outcome.openingStake : round.stake;
    const stakes = opened.engine === 'spots' ? {} : { stakes: [stake], defaultStake: stake };
    const seeds = { serverSeedHash: '', clientSeed: '', nonce: 0 };
    return {
      kind: 'round',
      opened: { ...opened, ...stakes },
      round: { ...round, proof: { ...proof, ...seeds } },
    };
  }

  async function replayOfSlip(tx: Repositories, slip: SlipRecord): Promise<Replay | null> {
    if (slip.state !== 'settled') return null;
    const { gameId, walletType } = slip;
    const now = clock.now().getTime();
    const snapshot = await snapshotOf(tx, { slip, now, definitions });
    const events = [...snapshot.fixtures.values()];
    const rulesHash = events[0]?.rulesHash ?? null;
    const opened = openedFixtureView(hostedFixtures(gameId, walletType), {
      ...(await openedFor(tx, { gameId, walletType, rulesHash }, 'scheduled')),
      ...{ houseRules: HOUSE_RULES, pace, usesBeacon: beacon !== null },
    });
    return {
      kind: 'slip',
      opened,
      slip: slipView(slip, snapshot),
      events: events.map((event) => ({
        ...pastFixtureView(event, now),
        progress: event.course?.progress ?? null,
      })),
    };
  }

  return {
    /** @throws NOT_FOUND for a round or slip that has not ended */
    async replay({ roundId }: GameServerInput<'replay'>): Promise<Replay> {
      const found = await database.run(async (tx) => {
        const slip = await tx.slips.findById(roundId);
        return slip ? replayOfSlip(tx, slip) : replayOfRound(tx, roundId);
      });
      if (!found) throw new ApiError('NOT_FOUND', 'There is no such round, or it has not ended.');
      return found;
    },
  };
}
