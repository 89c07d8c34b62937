import { guestId } from '@fairhall/kit/free-token';
import { OLDEST_GUEST, REMAINDER_DELETIONS } from '../../database/repositories/guest-deletions.ts';
import type { Statements } from '../../database/statements.ts';
import type { PastGuests } from '../../free-play/free-wallet-repository.ts';

/** Work in one transaction. */
type Transact = <Result>(
  work: (statements: Statements) => Promise<Result>,
  of?: { player: string },
) => Promise<Result>;

export function createPastGuests(transact: Transact): PastGuests {
  async function findOldest({ prepare }: Statements, before: string): Promise<string | null> {
    const oldest = prepare<{ first: string; before: string }, { uid: string }>(OLDEST_GUEST);
    return (await oldest.get({ first: guestId(''), before }))?.uid ?? null;
  }

  async function deletePart(
    { prepare }: Statements,
    { uid, roundsMax }: { uid: string; roundsMax: number },
  ): Promise<void> {
    const rounds = prepare<{ uid: string; roundsMax: number }>(
      `WITH past AS MATERIALIZED (SELECT id FROM rounds WHERE uid = :uid LIMIT :roundsMax)
       DELETE FROM rounds WHERE id IN (SELECT id FROM past)`,
    );
    if ((await rounds.run({ uid, roundsMax })) === roundsMax) return;
    for (const sql of REMAINDER_DELETIONS) await prepare<{ uid: string }>(sql).run({ uid });
  }

  return {
    async deletePart({ before, roundsMax }) {
      const uid = await transact((statements) => findOldest(statements, before));
      if (uid === null) return false;
      await transact((statements) => deletePart(statements, { uid, roundsMax }), { player: uid });
      return true;
    },
  };
}
