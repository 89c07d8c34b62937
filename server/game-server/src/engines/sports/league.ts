import { type OutcomeStream, shuffle } from '@fairhall/kit/fairness/outcome-stream';
import type { Team } from '../../contract-fixture-facts.ts';

export type Pairing = { readonly home: Team; readonly away: Team };

/** Teams of a league as they come out of the urn, two by two: nobody meets two at once. */
export function drawPairings(
  teams: readonly Team[],
  { matches, stream }: { matches: number; stream: OutcomeStream },
): Pairing[] {
  const drawn = shuffle(teams, stream);
  return Array.from({ length: matches }, (_, index) => {
    const [home, away] = drawn.slice(2 * index);
    if (!home || !away) throw new Error('the league has too few teams');
    return { home, away };
  });
}

/** Everybody at home against everybody. */
export function* allPairings(teams: readonly Team[]): Iterable<Pairing> {
  for (const home of teams) {
    for (const away of teams) if (home !== away) yield { home, away };
  }
}
