import type { EngineKind } from '@/play/verify/check-query.ts';
import type { RoundQuery } from '@/play/verify/round-query.ts';

/** A missing or malformed value of a query. */
export type QueryFault =
  | 'game'
  | 'serverSeed'
  | 'hash'
  | 'clientSeed'
  | 'nonce'
  | 'stake'
  | 'bets'
  | 'win';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^\d{1,15}$/;

/** The first fault of each field; empty when the round can be recomputed. */
export function faultsOf(query: RoundQuery, kind: EngineKind | null): ReadonlySet<QueryFault> {
  const { serverSeed, serverSeedHash, clientSeed, nonce, stake, bets, win } = query;
  const checks: readonly (readonly [QueryFault, boolean])[] = [
    ['game', kind !== null],
    ['serverSeed', serverSeed !== ''],
    ['hash', serverSeedHash === '' || HASH.test(serverSeedHash)],
    ['clientSeed', clientSeed !== ''],
    ['nonce', NONCE.test(nonce)],
    ['stake', kind === 'spots' || AMOUNT.test(stake)],
    ['bets', kind !== 'spots' || (bets.length > 0 && bets.every(isBet))],
    ['win', win === '' || AMOUNT.test(win)],
  ];
  return new Set(checks.filter(([, isValid]) => !isValid).map(([fault]) => fault));
}

function isBet({ spot, amount }: RoundQuery['bets'][number]): boolean {
  return spot !== '' && AMOUNT.test(amount);
}

/** The inputs whose name is not that of their fault. */
const fieldOf = { game: 'gameId', hash: 'serverSeedHash' } as const;

type Problem = { readonly field: keyof RoundQuery; readonly fault: QueryFault };

/** The faults with their inputs. */
export function problemsOf(query: RoundQuery, kind: EngineKind | null): Problem[] {
  return [...faultsOf(query, kind)].map((fault) => ({
    field: fault === 'game' || fault === 'hash' ? fieldOf[fault] : fault,
    fault,
  }));
}
