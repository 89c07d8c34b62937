import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SavedEvent } from '@/lib/api/contract-types.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { useRecord } from '@/lib/player-record/use-record.ts';
import type { Round } from '@/play/contract-types.ts';
import { checkEvent } from '@/play/record/check-event.ts';
import { checkSavedRound } from '@/play/record/check-saved-round.ts';
import { checkTypedRound } from '@/play/record/check-typed-round.ts';
import { type RecordReader, recordReader, withoutRecord } from '@/play/record/record-reader.ts';
import type { CompleteProof } from '@/play/verify/recompute-event.ts';
import { type RoundQuery, writeQuery } from '@/play/verify/round-query.ts';
import { isEventProof } from '../as-event-proof.ts';

/** The engines are as large as a game, so this page alone loads them, after its first render. */
const loadEngines = () => import('@/play/verify/check-query.ts');

const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The games' engines, in this browser. */
export function useEngines() {
  return useQuery({ ...once, queryKey: [['verify', 'engines']], queryFn: loadEngines });
}

/** The record of the logged-in player on this device. */
export function useRecordReader(): RecordReader {
  const record = useRecord();
  return useMemo(
    () => (record === null ? withoutRecord('guest') : recordReader(record.read)),
    [record],
  );
}

/** A round of the API, and the id that it was requested by. */
export type RequestedRound = { readonly roundId: string; readonly round: Round };

/**
 * Recomputes the round of a query in this browser, and compares it with the player's record; only
 * its rules are loaded, by their hash. Disabled for `null`. With the saved round every card and symbol is compared, without it only
 * the values of the query.
 */
export function useChecked(query: RoundQuery | null, saved: RequestedRound | null = null) {
  const record = useRecordReader();
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'round'], query === null ? '' : `${writeQuery(query)}`, saved?.roundId],
    queryFn:
      query === null
        ? skipToken
        : async () => {
            const { checkQuery, checkRound, rulesLoader } = await loadEngines();
            const loadRules = rulesLoader(gameOrigin());
            if (saved === null) {
              const checked = await checkQuery(query, loadRules);
              return { ...checked, check: await checkTypedRound(query, checked.found, record) };
            }
            const { round, roundId } = saved;
            const checked = await checkRound(round, query, loadRules);
            const { seedHash } = checked.found;
            return {
              ...checked,
              check: await checkSavedRound(round, { roundId, seedHash, record }),
            };
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

/** Recomputes an event in this browser, beside the player's record. Disabled for `null`. */
export function useRecomputedEvent(proof: CompleteProof | null) {
  const record = useRecordReader();
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: [['verify', 'event'], proof?.event.eventId],
    queryFn:
      proof === null
        ? skipToken
        : async () => {
            const { recomputeEventByDefinition, rulesLoader } = await import(
              '@/play/verify/recompute-event.ts'
            );
            const found = await recomputeEventByDefinition(proof, rulesLoader(gameOrigin()));
            const saved = await record.loadEvent({ eventId: proof.event.eventId });
            return { found, check: checkEvent(proof, { seedHash: found.seedHash, saved }) };
          },
    networkMode: 'always',
  });
}
