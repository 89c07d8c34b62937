import { searchForm } from '../../../contract/search-form.ts';
import type { OfficeContext } from '../../context.ts';
import { FOUND_OF_KIND_MAX, type Found } from '../../contract/search.ts';
import { findDepositWithPlayer } from '../deposits/office-deposits.repository.ts';
import { findEntry } from '../ledger/explorer.repository.ts';
import { searchEntries } from '../ledger/explorer.service.ts';
import { findPlayer } from '../players/players.repository.ts';
import { listPlayers } from '../players/players.service.ts';
import { findWithdrawalWithPlayer } from '../withdrawals/office-withdrawals.repository.ts';

const ENTRY_ID = /^\d{1,18}$/;
const page = { pageNum: 1, pageSize: FOUND_OF_KIND_MAX };

/** What a text is the number, id or name of, in every part of the back office. */
export async function findEverywhere(
  context: OfficeContext,
  { q }: { q: string },
): Promise<Found[]> {
  const found = await Promise.all([
    orders(context, q),
    ledger(context, q),
    players(context, q),
    games(context, q),
  ]);
  return found.flat();
}

/** Orders have their numbers in capitals. */
async function orders({ prisma }: OfficeContext, q: string): Promise<Found[]> {
  const number = searchForm(q);
  const [withdrawal, deposit] = await Promise.all([
    findWithdrawalWithPlayer(prisma, number),
    findDepositWithPlayer(prisma, number),
  ]);
  const orderHit = (kind: Found['kind'], order: { user: { nickName: string } } | null): Found[] =>
    order === null ? [] : [{ kind, id: number, title: number, detail: order.user.nickName }];
  return [...orderHit('withdrawal', withdrawal), ...orderHit('deposit', deposit)];
}

/** The entries of a key, order or round, and the round itself; those of a player are on its page. */
async function ledger(context: OfficeContext, q: string): Promise<Found[]> {
  const { prisma } = context;
  const [numbered, { list }, player] = await Promise.all([
    ENTRY_ID.test(q) ? findEntry(prisma, BigInt(q)) : null,
    searchEntries(context, { q, ...page }),
    findPlayer(prisma, q),
  ]);
  const ofRound = list.find(({ roundId }) => roundId === q);
  const rounds: Found[] = ofRound
    ? [{ kind: 'round', id: q, title: q, detail: ofRound.gameId ?? '' }]
    : [];
  const entries = [
    ...(numbered ? [{ id: String(numbered.id), key: numbered.key, kind: numbered.kind }] : []),
    ...(player ? [] : list),
  ];
  return [
    ...rounds,
    ...entries
      .slice(0, FOUND_OF_KIND_MAX)
      .map(({ id, key, kind }): Found => ({ kind: 'entry', id, title: key, detail: kind })),
  ];
}

async function players(context: OfficeContext, q: string): Promise<Found[]> {
  const { list } = await listPlayers(context, { q, ...page });
  return list.map(({ uid, nickName, email }) => {
    return { kind: 'player', id: uid, title: nickName, detail: email };
  });
}

async function games(context: OfficeContext, q: string): Promise<Found[]> {
  const form = searchForm(q);
  const { games: all } = await context.games.catalogue.get();
  return all
    .filter(
      ({ gameId, gameName, retired }) =>
        !retired && (gameId === q || searchForm(gameName).includes(form)),
    )
    .slice(0, FOUND_OF_KIND_MAX)
    .map(({ gameId, gameName, supplier }) => {
      return { kind: 'game', id: gameId, title: gameName, detail: supplier ?? '' };
    });
}
