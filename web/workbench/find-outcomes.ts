import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import { spotGame } from '@fairhall/game-server/engines/spot-games';
import { largestWins } from './largest-wins.ts';
import {
  type Dealt,
  deal,
  type Forced,
  hasFeature,
  hasOutcome,
  type OutcomeName,
  outcomeNames,
  outcomesOf,
} from './outcomes.ts';
import { dealOrNull, stateOutcomes } from './state-outcomes.ts';

/*
 * `npm run workbench:outcomes [-- game ids]`: finds the outcomes of the games, all or those named,
 * and writes `outcomes.json`. Run it after a change of a game's rules.
 */

const NONCES_MAX = 40_000;

type Outcomes = Partial<Record<OutcomeName, Forced>>;

/** Other bets than the lead spot, for what that cannot reach: the highest returns and the lowest. */
function otherSpots(gameId: string): readonly string[] {
  const game = spotGame(gameId);
  if (!game) return [];
  const { leadSpot, spots } = game.stated;
  const others = Object.entries(spots)
    .toSorted(([, one], [, other]) => other.returnMax - one.returnMax)
    .map(([spot]) => spot)
    .filter((spot) => spot !== leadSpot && game.offers(spot));
  return [...new Set([...others.slice(0, 2), ...others.slice(-1)])];
}

function findOutcomes(gameId: string): Outcomes {
  const found: Found = {};
  for (const spot of [undefined, ...otherSpots(gameId)]) {
    const bet = spot === undefined ? {} : { spot };
    search(gameId, found, { tries: NONCES_MAX, drawn: (nonce) => ({ nonce, ...bet }) });
  }
  const largest = largestWins[gameId];
  if (largest) complete(found, largest, deal(gameId, largest));
  if (!found.cap) {
    stateOutcomes(gameId, {
      ...{ spot: otherSpots(gameId)[0], feature: found.feature?.forced },
      onDealt: (forced, dealt) => {
        complete(found, forced, dealt);
        return found.cap !== undefined;
      },
    });
  }
  return Object.fromEntries(
    outcomeNames.flatMap((name) => (found[name] ? [[name, found[name].forced]] : [])),
  );
}

function search(
  gameId: string,
  found: Found,
  { tries, drawn }: { tries: number; drawn: (number: number) => Forced },
): void {
  for (let number = 0; number < tries && isIncomplete(found); number += 1) {
    const forced = drawn(number);
    const dealt = dealOrNull(gameId, forced);
    if (dealt) note(found, forced, dealt);
  }
}

type Found = Partial<Record<OutcomeName, { readonly forced: Forced; readonly isPlain: boolean }>>;

const isIncomplete = (found: Found): boolean =>
  outcomeNames.some((name) => found[name]?.isPlain !== true);

/** Keeps the first round of an outcome; of a win the first without a feature. */
function note(found: Found, forced: Forced, dealt: Dealt): void {
  for (const name of outcomeNames) {
    if (found[name]?.isPlain || !hasOutcome(dealt, name)) continue;
    const isPlain = name === 'feature' || name === 'cap' || !hasFeature(dealt);
    if (isPlain || !found[name]) found[name] = { forced, isPlain };
  }
}

/** Adds the outcomes that no nonce has. */
function complete(found: Found, forced: Forced, dealt: Dealt): void {
  for (const name of outcomeNames) {
    if (!found[name] && hasOutcome(dealt, name)) found[name] = { forced, isPlain: false };
  }
}

const named = process.argv.slice(2);
const table: Record<string, Outcomes> = {};
for (const { gameId } of catalogue) {
  if (scheduledGame(gameId)) continue;
  const isChosen = named.length === 0 || named.includes(gameId);
  table[gameId] = isChosen ? findOutcomes(gameId) : Object.fromEntries(outcomesOf(gameId));
  const names = Object.keys(table[gameId]).join(', ');
  if (isChosen) process.stdout.write(`${gameId}: ${names}\n`);
}
const file = path.join(import.meta.dirname, 'outcomes.json');
await writeFile(file, `${JSON.stringify(table, null, 2)}\n`);
