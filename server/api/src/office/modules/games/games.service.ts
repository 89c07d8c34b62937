import type { z } from 'zod';
import { gameTypeSchema } from '../../../contract/enums.ts';
import { gameLabels } from '../../../contract/game-labels.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Game, GameOverride } from '../../../db/generated/client.ts';
import {
  gameOverrides,
  inOrder,
  overridable,
  savedGames,
  withOverride,
} from '../../../modules/games/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { games as contract, OfficeGame } from '../../contract/games.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { gameMetricsOf, playTotal } from '../overview/game-metrics.ts';
import type { Actor } from '../staff/active-staff.ts';
import { type StaffNames, staffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import { findOverride, findSavedGame, metricsSince, storeOverride } from './games.repository.ts';

const DAY_MS = 86_400_000;
const METRICS_DAYS = 30;

/** All games on offer with their settings and figures, in the order of the lobby. */
export async function listGames(context: OfficeContext): Promise<OfficeGame[]> {
  const { prisma } = context;
  const [saved, overrides] = await Promise.all([savedGames(prisma), gameOverrides(prisma)]);
  const offered = saved.filter(({ retired }) => !retired);
  return viewsOf(context, { saved: offered, overrides });
}

async function viewsOf(
  { prisma, clock }: OfficeContext,
  { saved, overrides }: { saved: Game[]; overrides: ReadonlyMap<string, GameOverride> },
): Promise<OfficeGame[]> {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const [figures, names] = await Promise.all([
    metricsSince(prisma, new Date(today - (METRICS_DAYS - 1) * DAY_MS)),
    staffNames(
      prisma,
      [...overrides.values()].map(({ updatedBy }) => updatedBy),
    ),
  ]);
  const byId = new Map(saved.map((game) => [game.gameId, game]));
  const effective = saved.map((game) => withOverride(game, overrides.get(game.gameId)));
  return inOrder(effective).flatMap((game) => {
    const provider = byId.get(game.gameId);
    if (!provider) return [];
    const { volatilityIndex } = game;
    const own = figures.filter(({ gameId }) => gameId === game.gameId);
    const total = playTotal(own, undefined);
    return {
      ...gameView(game),
      provider: settingsOf(provider),
      ...overrideView(overrides.get(game.gameId), names),
      figures: gameMetricsOf(total, { volatilityIndex, unit: 'USD' }),
    };
  });
}

function gameView(game: Game) {
  const { gameId, gameName, providerId, supplier, pgIconUrl, rtpBasis } = game;
  const gameType = gameTypeSchema.parse(game.gameType);
  const rtp = rtpBasis / 100;
  return { gameId, gameName, gameType, providerId, supplier, pgIconUrl, rtp, ...settingsOf(game) };
}

function settingsOf(game: Game): OfficeGame['provider'] {
  const { enabled, gameSort, isHot, isNew, isRecommended } = game;
  const gameLabel = gameLabels.find((label) => label === game.gameLabel) ?? null;
  return { enabled, gameLabel, gameSort, isHot, isNew, isRecommended };
}

function overrideView(
  override: GameOverride | undefined,
  names: StaffNames,
): Pick<OfficeGame, 'overridden' | 'updatedBy' | 'updatedAt'> {
  if (!override) return { overridden: [], updatedBy: null, updatedAt: null };
  return {
    overridden: overridable.filter((field) => override[field] !== null),
    updatedBy: staffRef(override.updatedBy, names),
    updatedAt: override.updatedAt.toISOString(),
  };
}

type Update = z.output<typeof contract.update.input> & { readonly actor: Actor };

/**
 * Sets fields of a game in the place of its provider, or gives them back to it. Switched off, it opens
 * no more and takes no new bet; open rounds end normally.
 * @throws NOT_FOUND
 */
export async function updateGame(
  context: OfficeContext,
  { gameId, reason = '', actor, ...input }: Update,
): Promise<OfficeGame> {
  const { prisma, clock, games } = context;
  const [saved, earlier] = await Promise.all([
    findSavedGame(prisma, gameId),
    findOverride(prisma, gameId),
  ]);
  if (!saved) throw new AppError('NOT_FOUND');
  const changed = overridable.filter((field) => input[field] !== undefined);
  const fields = Object.fromEntries(changed.map((field) => [field, input[field]]));
  const before = Object.fromEntries(changed.map((field) => [field, earlier?.[field] ?? null]));
  const audit = auditEntry(context, actor, {
    action: 'game.update',
    subjectKind: 'game',
    subjectId: gameId,
    reason,
    before,
    after: fields,
  });
  const by = { updatedBy: actor.staffId, updatedAt: clock.now() };
  await storeOverride(prisma, { gameId, fields, by, audit });
  games.catalogue.invalidate();
  const overrides = await gameOverrides(prisma);
  const [view] = await viewsOf(context, { saved: [saved], overrides });
  if (!view) throw new Error(`the game ${gameId} has no view`);
  return view;
}
