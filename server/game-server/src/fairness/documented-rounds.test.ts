import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toDecimal } from '@fairhall/api/contract/money';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { findRootDir } from '@fairhall/kit/root-dir';
import { expect, it } from 'vitest';
import { type Draw, recordingStream } from '../engines/draws.ts';
import { playMultiStep } from '../engines/multi-step/multi-step-round.ts';
import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { pegfall, pegsPencil } from '../engines/originals/pegfall.ts';
import { lanternLimbo, quaysideDice, thresholdPencil } from '../engines/originals/threshold.ts';
import { lighthouseStairs, sunkenField } from '../engines/picks/picks.ts';
import { picksComputation } from '../engines/picks/picks-pencil.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { spin } from '../engines/slot/slot-round.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';
import { playSpots } from '../engines/spots/spot-round.ts';
import { spotOutcomeView } from '../rounds/single-step/single-step-view.ts';

/*
 * The worked examples of docs/fairness.md, one of each kind of engine, match the engines. The stake
 * is 100, so that the return is in percent.
 */

const SERVER_SEED = '0123456789abcdef'.repeat(4);
const CLIENT_SEED = 'marina-0616';
const STAKE = 100n;
/** A slot's stake is a multiple of its lines or units. */
const SLOT_STAKE = 10_000n;
/** Events in a row of the table; a round may draw hundreds. */
const EVENTS_SHOWN = 12;

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const cardText = (card: number | null) =>
  card === null ? '?' : `${RANKS[card % 13]}${'♠♥♦♣'[Math.floor(card / 13)]}`;

type DocumentedRound = {
  readonly bet: string;
  readonly outcome: string;
  readonly returned: string;
  /** Of a game that records them with their bytes, from the floats of the stream. */
  readonly draws?: readonly Draw[];
};
type Example = { readonly gameId: string; readonly nonce: number; readonly choices?: string[] };

const examples: readonly Example[] = [
  { gameId: 'brass-roulette', nonce: 1289 },
  { gameId: 'pearl-sic-bo', nonce: 1 },
  { gameId: 'crown-and-anchor', nonce: 2 },
  { gameId: 'lamplight-wheel', nonce: 3 },
  { gameId: 'velvet-baccarat', nonce: 4 },
  { gameId: 'dragon-tiger', nonce: 5 },
  { gameId: 'aurora-keno', nonce: 6 },
  { gameId: 'red-envelope-rush', nonce: 7 },
  { gameId: 'scratch-safari', nonce: 8 },
  { gameId: 'deepwater-bounty', nonce: 9 },
  { gameId: 'quayside-dice', nonce: 19 },
  { gameId: 'lantern-limbo', nonce: 20 },
  { gameId: 'pegfall', nonce: 21 },
  { gameId: 'phoenix-ascend', nonce: 10 },
  { gameId: 'wolfmoon', nonce: 11 },
  { gameId: 'lantern-night', nonce: 12 },
  { gameId: 'rex-eruption', nonce: 13 },
  { gameId: 'sugar-comet', nonce: 14 },
  { gameId: 'hall-blackjack', nonce: 15, choices: ['hands-2', 'stand', 'stand'] },
  { gameId: 'lantern-holdem', nonce: 16, choices: ['call'] },
  { gameId: 'harbour-jacks', nonce: 17, choices: ['hands-3', 'hold-1-3'] },
  { gameId: 'high-tide', nonce: 18, choices: ['higher', 'collect'] },
  { gameId: 'sunken-field', nonce: 24, choices: ['mines-3', 'tile-7', 'tile-13', 'collect'] },
  { gameId: 'lighthouse-stairs', nonce: 25, choices: ['stairs-3-1', 'tile-3', 'tile-2'] },
  { gameId: 'parade-7', nonce: 43, choices: ['hold-1-3'] },
  { gameId: 'star-draw-49', nonce: 0 },
  { gameId: 'penalty-kings', nonce: 0 },
  { gameId: 'slam-court', nonce: 0 },
  { gameId: 'derby-dash', nonce: 0 },
];

type Stream = Parameters<typeof recordingStream>[0];

function documentedRound({ gameId, choices = [] }: Example, stream: Stream): DocumentedRound {
  const slot = slotEngine(gameId);
  if (slot) {
    const { steps, winMinor } = spin(slot, { stakeMinor: SLOT_STAKE, stream });
    const [first] = steps;
    const reels = (first?.grid ?? []).map((reel) => reel.join(' ')).join(' / ');
    const more = steps.length > 1 ? `, and ${steps.length - 1} more steps` : '';
    return {
      bet: 'a spin',
      outcome: `${reels}${more}`,
      returned: `${Number(winMinor) / Number(SLOT_STAKE)}`,
    };
  }
  const spots = spotGame(gameId);
  if (spots) {
    const bet = spots.stated.leadSpot;
    const { hands, winMinor } = playSpots(spots, { bets: new Map([[bet, STAKE]]), stream });
    const isCards = gameId === 'velvet-baccarat' || gameId === 'dragon-tiger';
    const outcome = hands
      .filter((hand) => hand.length > 0)
      .map((hand) => hand.map((value) => (isCards ? cardText(value) : value)).join(' '))
      .join(' / ');
    return { bet, outcome, returned: `${Number(winMinor) / 100}` };
  }
  const decisions = multiStepGameOf(gameId);
  if (decisions) {
    const { steps, winMinor } = playMultiStep(decisions, {
      stakeMinor: STAKE,
      currency: 'USD',
      choices,
      stream,
    });
    const hands = (steps.at(-1)?.table.hands ?? []).filter(({ cards }) => cards.length > 0);
    const isOfCards = !decisions.showsBytes && decisions.kind !== 'fruit-machine';
    const text = isOfCards ? cardText : String;
    return {
      bet: choices.join(', '),
      outcome: hands.map(({ name, cards }) => `${name} ${cards.map(text).join(' ')}`).join(' / '),
      returned: winMinor === null ? 'goes on' : `${Number(winMinor) / 100}`,
      draws: steps.flatMap((step) => step.draws),
    };
  }
  return documentedFixture(gameId, stream);
}

/** The first fixture of a public stream, drawn with the seeds of an event without slips. */
function documentedFixture(gameId: string, stream: Stream): DocumentedRound {
  const game = scheduledGame(gameId);
  const programme = outcomeStream({
    ...{ hmacSha256: nodeHmacSha256, serverSeed: 'programme', clientSeed: gameId, nonce: 0 },
  });
  const [fixture] = game?.fixtures(programme) ?? [];
  if (!game || !fixture) throw new Error(`there is no engine for ${gameId}`);
  const { kind, ...result } = game.play(fixture, stream).result;
  return {
    bet: kind,
    outcome: Object.entries(result)
      .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' ') : value}`)
      .join(', '),
    returned: '',
  };
}

function row(example: Example): string {
  const recorded: Draw[] = [];
  const isEvent = scheduledGame(example.gameId) !== null;
  const stream = recordingStream(
    outcomeStream({
      hmacSha256: nodeHmacSha256,
      serverSeed: SERVER_SEED,
      clientSeed: isEvent ? sha256Hex('') : CLIENT_SEED,
      nonce: example.nonce,
    }),
    (draw) => recorded.push(draw),
  );
  const { bet, outcome, returned, draws = recorded } = documentedRound(example, stream);
  const shown = draws.slice(0, EVENTS_SHOWN).map(({ of, event }) => `${event} of ${of}`);
  const events = draws.length > EVENTS_SHOWN ? [...shown, `… ${draws.length} in all`] : shown;
  const cells = [example.gameId, bet, example.nonce, events.join(', '), outcome, returned];
  return `| ${cells.join(' | ')} |`;
}

it('documents a round of every kind of engine: copy these rows when a game changes', async () => {
  const file = path.join(findRootDir(), 'docs/fairness.md');
  const documented = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => /^\| [a-z0-9-]+ \|/.test(line));
  expect(documented).toEqual(examples.map(row));
});

/** The originals of the examples, with the lines of their computation. */
const pencils = [
  { game: quaysideDice, nonce: 19, pencil: thresholdPencil(quaysideDice.tables) },
  { game: lanternLimbo, nonce: 20, pencil: thresholdPencil(lanternLimbo.tables) },
  { game: pegfall, nonce: 21, pencil: pegsPencil(pegfall.tables) },
] as const;

it.each(pencils)(
  'documents the computation of $game.gameId that the page shows',
  async (example) => {
    const { game, nonce, pencil } = example;
    const spot = game.stated.leadSpot;
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce };
    const stream = outcomeStream({ hmacSha256: nodeHmacSha256, ...seeds });
    const round = spotOutcomeView(
      playSpots(game, { bets: new Map([[spot, STAKE]]), stream }),
      'USD',
    );
    const text = await readFile(path.join(findRootDir(), 'docs/fairness.md'), 'utf8');
    const lines = [...pencil.formula(spot), ...pencil.computation(round)];
    expect(text).toContain(lines.map((line) => `    ${line}\n`).join(''));
  },
);

it('documents the seed hash, the bytes and the number of the first example', async () => {
  const text = await readFile(path.join(findRootDir(), 'docs/fairness.md'), 'utf8');
  const bytes = nodeHmacSha256({ key: SERVER_SEED, message: `${CLIENT_SEED}:1289:0` });
  expect(text).toContain(SERVER_SEED);
  expect(text).toContain(sha256Hex(SERVER_SEED));
  expect(text).toContain(Buffer.from(bytes).toString('hex'));
  expect(text).toContain(sha256Hex(''));
});

it.each([sunkenField, lighthouseStairs])(
  'documents the computation of the example with a pencil, as the page shows it',
  async (game) => {
    const { nonce, choices = [] } = examples.find((one) => one.gameId === game.gameId) ?? {
      nonce: 0,
    };
    const stream = outcomeStream({
      ...{ hmacSha256: nodeHmacSha256, serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce },
    });
    const round = playMultiStep(game, { stakeMinor: STAKE, currency: 'USD', choices, stream });
    const [player, ...bad] = round.steps.at(-1)?.table.hands ?? [];
    const shape = game.tables.shapes.find(({ name }) => name === choices[0]);
    if (!shape) throw new Error('no such shape');
    const lines = picksComputation(
      {
        shape,
        draws: round.steps.flatMap(({ draws }) => draws),
        bad: bad.flatMap(({ cards }) => cards.flatMap((tile) => tile ?? [])),
        opened: (player?.cards ?? []).flatMap((tile) => tile ?? []),
        isLost: player?.result === 'lost',
        ...{ stake: '1.00', win: toDecimal(round.winMinor ?? 0n, 'USD') },
      },
      game.tables,
    );
    const text = await readFile(path.join(findRootDir(), 'docs/fairness.md'), 'utf8');
    expect(text).toContain(lines.map((line) => `    ${line}\n`).join(''));
  },
);
