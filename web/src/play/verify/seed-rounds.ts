import type { Round } from '../contract-types.ts';
import {
  checkSeedRounds,
  type ListedRound,
  loadSeedList,
  type SeedCheck,
} from '../record/check-rounds.ts';
import type { NoRecord, RecordReader, SeedPart } from '../record/record-reader.ts';
import { sha256Hex } from './web-hmac.ts';

/** What a refused round would have been. */
export type RefusedRound = ListedRound & {
  readonly would:
    | { readonly kind: 'dealt'; readonly stake: string; readonly win: string }
    /** A multi-step round was refused before its first choice. */
    | { readonly kind: 'choices' }
    /** The seed is not revealed yet. */
    | { readonly kind: 'unrevealed' }
    /** The round could not be read or dealt. */
    | { readonly kind: 'failed' };
};

export type SeedVerdict = {
  readonly check: SeedCheck;
  /** Whether the seed that was announced as the next one came into force; `null` if unknown. */
  readonly isFollowed: boolean | null;
  /** The first refused rounds, at most `REFUSED_MAX`. */
  readonly refused: readonly RefusedRound[];
};

/** The calls that a check of a seed's rounds makes. */
export type SeedSource = {
  readonly serverSeedHash: string;
  /** Number of rounds that a rotation stated. */
  readonly stated?: number;
  readonly loadPage: Parameters<typeof loadSeedList>[0];
  /** `null` if it is not available. */
  readonly loadRound: (roundId: string) => Promise<Round | null>;
  readonly record: RecordReader;
  /** Whether a seed is in force or revealed; `null` where a list of past seeds shows their order. */
  readonly wasInForce: ((serverSeedHash: string) => Promise<boolean>) | null;
  /** Origin of the game server, which has the definitions; empty on its own pages. */
  readonly rulesOrigin: string;
};

/** Refused rounds that are dealt again for one seed. */
export const REFUSED_MAX = 50;

/**
 * Reads all rounds of a seed, checks them against the record, and deals the refused ones again. `null`
 * if the list is not available.
 */
export async function verifySeedRounds(source: SeedSource): Promise<SeedVerdict | null> {
  const { serverSeedHash, stated, record } = source;
  const list = await loadSeedList(source.loadPage);
  if (list === null) return null;
  const saved = await record.loadSeed({ serverSeedHash });
  const check = checkSeedRounds(list, { saved, ...(stated !== undefined && { stated }) });
  const { serverSeed } = list;
  const isFollowed = serverSeed === null ? null : await wasNextInForce(saved, source);
  const isSwapped = serverSeed !== null && (await sha256Hex(serverSeed)) !== serverSeedHash;
  const refused: RefusedRound[] = [];
  for (const round of check.refused.slice(0, REFUSED_MAX)) {
    refused.push({ ...round, would: await dealAgain(round, { serverSeed, source }) });
  }
  const swapped = isSwapped ? [{ kind: 'seedSwapped' } as const] : [];
  return {
    ...{ refused, isFollowed },
    check: { ...check, mismatches: [...swapped, ...check.mismatches] },
  };
}

/** Whether the seed that the record has as the next one was in force; `null` if it has none. */
async function wasNextInForce(
  saved: SeedPart | NoRecord,
  { wasInForce }: SeedSource,
): Promise<boolean | null> {
  const announced = typeof saved === 'string' ? null : (saved.seal?.nextServerSeedHash ?? null);
  return announced === null || wasInForce === null ? null : wasInForce(announced);
}

async function dealAgain(
  { roundId, walletType: currency }: ListedRound,
  { serverSeed, source }: { serverSeed: string | null; source: SeedSource },
): Promise<RefusedRound['would']> {
  if (serverSeed === null) return { kind: 'unrevealed' };
  const round = await source.loadRound(roundId);
  if (round === null) return { kind: 'failed' };
  if (round.outcome.engine === 'decisions') return { kind: 'choices' };
  try {
    const { checkRound, rulesLoader } = await import('./check-query.ts');
    const { found } = await checkRound(
      round,
      { serverSeed, currency },
      rulesLoader(source.rulesOrigin),
    );
    return { kind: 'dealt', stake: round.stake, win: found.win };
  } catch {
    return { kind: 'failed' };
  }
}

/** The return of dealt rounds as a share of their stakes, and how many return more than that. */
export function returnOf(refused: readonly RefusedRound[]): {
  readonly dealt: number;
  readonly percent: number;
  readonly winners: number;
} {
  const multiples = refused.flatMap(({ would }) =>
    would.kind === 'dealt' ? [Number(would.win) / Number(would.stake)] : [],
  );
  const sum = multiples.reduce((total, multiple) => total + multiple, 0);
  return {
    dealt: multiples.length,
    percent: multiples.length === 0 ? 0 : (sum / multiples.length) * 100,
    winners: multiples.filter((multiple) => multiple > 1).length,
  };
}
