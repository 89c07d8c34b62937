import type { SavedRound } from '@fairhall/game-server/contract/record';
import type { Currency } from '@/lib/api/contract-types.ts';
import { type Mismatch, nonceText } from './mismatch.ts';
import type { NoRecord, SeedPart } from './record-reader.ts';

/** A round in the list of a seed's rounds. */
export type ListedRound = {
  readonly nonce: number;
  readonly roundId: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly walletType: Currency;
  readonly status: string;
  /** Why it was refused after it was dealt. */
  readonly refusal: string | null;
};

/** A page of the list, ascending by nonce. */
export type SeedPage = {
  readonly rounds: readonly ListedRound[];
  readonly nextNonce: number;
  readonly serverSeed: string | null;
};

export type SeedList = SeedPage & {
  /** Whether every page was read; a seed with more rounds is read up to the bound. */
  readonly isWhole: boolean;
};

const PAGE_SIZE = 200;
const PAGES_MAX = 25;

type LoadPage = (page: { from: number; limit: number }) => Promise<SeedPage | null>;

/** Reads the rounds of a seed, page by page; `null` if one is not available. */
export async function loadSeedList(loadPage: LoadPage): Promise<SeedList | null> {
  const rounds: ListedRound[] = [];
  let from = 0;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const loaded = await loadPage({ from, limit: PAGE_SIZE });
    if (loaded === null) return null;
    rounds.push(...loaded.rounds.slice(0, PAGE_SIZE));
    const last = loaded.rounds.at(-1)?.nonce ?? -1;
    // A page that is not full, or that does not advance, is the last one.
    if (loaded.rounds.length < PAGE_SIZE || last < from) {
      return { ...loaded, rounds, isWhole: true };
    }
    from = last + 1;
    if (from >= loaded.nextNonce) return { ...loaded, rounds, isWhole: true };
    if (page === PAGES_MAX - 1) return { ...loaded, rounds, isWhole: false };
  }
  return null;
}

export type SeedCheck = {
  readonly basis: 'commitment' | 'none' | NoRecord;
  /** The rounds that must be there: as many as any response or the record knows. */
  readonly expected: number;
  readonly listed: number;
  readonly isWhole: boolean;
  readonly mismatches: readonly Mismatch[];
  /** The refused rounds, which staked nothing. */
  readonly refused: readonly ListedRound[];
  /** Rounds of the record. */
  readonly shown: number;
  /** Rounds that this device was not shown, as they were played on another one. */
  readonly unseen: number;
  /**
   * Nonces of rounds that the list states as played and that a bet refused on this device may have
   * dealt. A refusal before the deal takes no nonce, so another device may have played them as well.
   */
  readonly disputed: readonly number[];
};

/** Above it only the number of missing rounds is known, not which. */
const EXPECTED_MAX = PAGE_SIZE * PAGES_MAX;

/**
 * Checks that the list of a seed's rounds is complete, and has each round of the record.
 * @param stated number of rounds that the rotation stated; 0 when unknown
 */
export function checkSeedRounds(
  list: SeedList,
  { saved, stated = 0 }: { saved: SeedPart | NoRecord; stated?: number },
): SeedCheck {
  const record = typeof saved === 'string' ? { rounds: [], refusals: [], seal: null } : saved;
  const { rounds, isWhole } = list;
  const byNonce = new Map(rounds.map((round) => [round.nonce, round]));
  const expected = Math.max(
    list.nextNonce,
    stated,
    record.seal?.nextNonce ?? 0,
    ...record.rounds.map(({ nonce }) => nonce + 1),
    ...rounds.map(({ nonce }) => nonce + 1),
  );
  const end = isWhole ? Math.min(expected, EXPECTED_MAX) : (rounds.at(-1)?.nonce ?? -1) + 1;
  const missing = Array.from({ length: end }, (_, nonce) => nonce).filter((n) => !byNonce.has(n));
  const inRange = record.rounds.filter(({ nonce }) => nonce < end);
  const seen = new Set(record.rounds.map(({ roundId }) => roundId));
  const refused = rounds.filter(({ status }) => status === 'cancelled');
  const unseen = rounds
    .filter(({ roundId, status }) => status !== 'cancelled' && !seen.has(roundId))
    .map(({ nonce }) => nonce);
  const disputed = unseen.filter((nonce) => isOfRefusal(nonce, record));
  return {
    basis: typeof saved === 'string' ? saved : saved.seal === null ? 'none' : 'commitment',
    ...{ expected, isWhole, refused },
    shown: record.rounds.length,
    listed: rounds.length,
    ...{ disputed, unseen: unseen.length - disputed.length },
    mismatches: [
      ...missingOf(missing, { listed: rounds, record }),
      ...ofNonces('nonceTwice', repeated(rounds)),
      ...ofNonces(
        'refusalUnexplained',
        refused.filter(({ refusal }) => refusal === null).map(({ nonce }) => nonce),
      ),
      ...placesOf(inRange, { rounds, missing: new Set(missing) }),
    ],
  };
}

function ofNonces(kind: Mismatch['kind'], nonces: readonly number[]): readonly Mismatch[] {
  if (nonces.length === 0) return [];
  return [{ kind, values: { nonces: nonceText(nonces), count: nonces.length } }];
}

function repeated(rounds: readonly ListedRound[]): number[] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const { nonce } of rounds) {
    if (seen.has(nonce)) twice.add(nonce);
    seen.add(nonce);
  }
  return [...twice];
}

type ShownRounds = Pick<SeedPart, 'rounds' | 'refusals'>;

/**
 * The missing nonces: those of shown rounds, those that a shown refusal can have used, and the others.
 */
function missingOf(
  missing: readonly number[],
  { listed, record }: { listed: readonly ListedRound[]; record: ShownRounds },
): readonly Mismatch[] {
  const ids = new Set(listed.map(({ roundId }) => roundId));
  const absent = new Set(record.rounds.flatMap((one) => (ids.has(one.roundId) ? [] : [one.nonce])));
  const isRefused = (nonce: number) => isOfRefusal(nonce, record);
  const unshown = missing.filter((nonce) => !absent.has(nonce));
  return [
    ...ofNonces(
      'roundMissing',
      missing.filter((nonce) => absent.has(nonce)),
    ),
    ...ofNonces('refusalHidden', unshown.filter(isRefused)),
    ...ofNonces(
      'noncesMissing',
      unshown.filter((nonce) => !isRefused(nonce)),
    ),
  ];
}

/** Whether a nonce lies between those before a shown refusal and the next round that was shown. */
function isOfRefusal(nonce: number, { rounds, refusals }: ShownRounds): boolean {
  return refusals.some((refusal) => {
    const next = rounds.filter(({ shownAt }) => shownAt >= refusal.shownAt).map((r) => r.nonce);
    return nonce >= refusal.nonce && nonce < Math.min(...next, Number.POSITIVE_INFINITY);
  });
}

/** Rounds of the record that the list has with another nonce, or in whose place another one is. */
function placesOf(
  shown: readonly SavedRound[],
  of: { readonly rounds: readonly ListedRound[]; readonly missing: ReadonlySet<number> },
): readonly Mismatch[] {
  const nonceOf = new Map(of.rounds.map(({ roundId, nonce }) => [roundId, nonce]));
  const others = shown.filter(({ roundId, nonce }) => nonceOf.get(roundId) !== nonce);
  const moved = others.filter(({ roundId }) => nonceOf.has(roundId));
  const absent = others.filter(
    ({ roundId, nonce }) => !nonceOf.has(roundId) && !of.missing.has(nonce),
  );
  return [
    ...ofNonces(
      'roundMoved',
      moved.map(({ nonce }) => nonce),
    ),
    ...ofNonces(
      'roundSwappedAt',
      absent.map(({ nonce }) => nonce),
    ),
  ];
}
