import { skipToken, useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/language.ts';
import type { SavedEvent } from '@/lib/contract-types.ts';
import type { Round } from '@/play/contract-types.ts';
import { loadI18n } from '@/play/i18n/i18n.ts';
import type { CompleteProof } from '@/play/verify/recompute-event.ts';
import { type RoundQuery, writeQuery } from '@/play/verify/round-query.ts';
import { isEventProof } from '../as-round.ts';
import { gameOrigin } from '../game-origin.ts';

/** The engines are as large as a game, so this page alone loads them, after its first render. */
const loadEngines = () => import('@/play/verify/check-query.ts');

const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The games' engines, in this browser. */
export function useEngines() {
  return useQuery({ ...once, queryKey: [['verify', 'engines']], queryFn: loadEngines });
}

/** The games' texts for outcomes. */
export function useGameI18n() {
  const language = useLanguage();
  return useQuery({
    ...once,
    queryKey: [['verify', 'i18n'], language],
    queryFn: () => loadI18n(language),
  });
}

/**
 * Recomputes the round of a query in this browser; only its rules are loaded, by their hash. Disabled for `null`. With the
 * saved round every card and symbol is compared, without it only the values of the query.
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
            const { checkQuery, checkRound, rulesLoader } = await loadEngines();
            const loadRules = rulesLoader(gameOrigin());
            return round === null
              ? checkQuery(query, loadRules)
              : checkRound(round, query, loadRules);
          },
    // Needs no connection.
    networkMode: 'always',
  });
}

/** Replays a slip in this browser, as far as these events decide it. */
export function useReplayedSlip(of: { slipId: string; events: readonly SavedEvent[] }) {
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
            const { checkSlip, rulesLoader } = await import('@/play/verify/replay-slip.ts');
            return checkSlip(content, {
              events: proofs.map(({ event }) => event),
              loadRules: rulesLoader(gameOrigin()),
            });
          },
    networkMode: 'always',
  });
}

/** Recomputes an event in this browser. Disabled for `null`. */
export function useRecomputedEvent(proof: CompleteProof | null) {
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'event'], proof?.event.eventId],
    queryFn:
      proof === null
        ? skipToken
        : async () => {
            const { checkEvent, rulesLoader } = await import('@/play/verify/recompute-event.ts');
            return checkEvent(proof, rulesLoader(gameOrigin()));
          },
    networkMode: 'always',
  });
}
