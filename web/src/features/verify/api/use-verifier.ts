import { skipToken, useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/language.ts';
import type { SavedEvent } from '@/lib/contract-types.ts';
import type { Round } from '@/play/contract-types.ts';
import { loadI18n } from '@/play/i18n/i18n.ts';
import type { WholeProof } from '@/play/verify/recompute-event.ts';
import { type RoundQuery, writeQuery } from '@/play/verify/round-query.ts';
import { isEventProof } from '../as-round.ts';

/** The engines weigh as much as a game: they come with this page alone, after it. */
const loadEngines = () => import('@/play/verify/check-query.ts');

const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The games' engines, in this browser. */
export function useEngines() {
  return useQuery({ ...once, queryKey: [['verify', 'engines']], queryFn: loadEngines });
}

/** The words that the games use for what they deal. */
export function useGameI18n() {
  const language = useLanguage();
  return useQuery({
    ...once,
    queryKey: [['verify', 'speech'], language],
    queryFn: () => loadI18n(language),
  });
}

/**
 * Deals the round of a query here; nothing is sent anywhere. `null` asks for nothing. With the whole
 * round of the books every card and symbol is compared, without it what the query knows.
 */
export function useChecked(query: RoundQuery | null, round: Round | null = null) {
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'round'], query === null ? '' : `${writeQuery(query)}`, round?.roundId],
    queryFn:
      query === null
        ? skipToken
        : async () => {
            const { checkQuery, checkRound } = await loadEngines();
            return round === null ? checkQuery(query) : checkRound(round, query);
          },
    // It needs no connection.
    networkMode: 'always',
  });
}

/** Settles a slip again here, as far as these events decide it. */
export function useSlipAgain(of: { slipId: string; events: readonly SavedEvent[] }) {
  const proofs = of.events.filter(isEventProof);
  const content = proofs
    .flatMap(({ ownSlips }) => ownSlips)
    .find(({ slipId }) => slipId === of.slipId)?.content;
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'slip'], of.slipId, proofs.map(({ event }) => event)],
    queryFn:
      content === undefined
        ? skipToken
        : async () => {
            const { slipAgain } = await import('@/play/verify/slip-again.ts');
            return slipAgain(
              content,
              proofs.map(({ event }) => event),
            );
          },
    networkMode: 'always',
  });
}

/** Draws an event again here. `null` asks for nothing. */
export function useDrawnAgain(proof: WholeProof | null) {
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'event'], proof?.event.eventId],
    queryFn:
      proof === null
        ? skipToken
        : async () => {
            const { recomputeEvent } = await import('@/play/verify/recompute-event.ts');
            return recomputeEvent(proof);
          },
    networkMode: 'always',
  });
}
