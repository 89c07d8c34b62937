import { type OutcomeStream, shuffle } from '@fairhall/kit/fairness/outcome-stream';
import type { Team } from '../../contract/fixture-schemas.ts';

export type Pairing = { readonly home: Team; readonly away: Team };

/** Random pairings of a league's teams, each team at most once. */
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

/** All ordered pairs of teams. */
export function* allPairings(teams: readonly Team[]): Iterable<Pairing> {
  for (const home of teams) {
    for (const away of teams) if (home !== away) yield { home, away };
  }
}
