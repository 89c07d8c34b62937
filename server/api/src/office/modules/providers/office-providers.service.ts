import { OWN_PROVIDER_ID } from '../../../contract/own-provider.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Provider } from '../../../core/provider.ts';
import type { OfficeContext } from '../../context.ts';
import type { OfficeGame } from '../../contract/games.ts';
import type { OfficeProvider } from '../../contract/providers.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { listGames } from '../games/games.service.ts';
import type { Actor } from '../staff/active-staff.ts';

/** The games providers, our own game server first. */
export async function listProviders(context: OfficeContext): Promise<OfficeProvider[]> {
  const [{ all }, games] = await Promise.all([context.providers.current(), listGames(context)]);
  return all.map((provider) => providerView(context, { provider, games }));
}

function providerView(
  { providers }: OfficeContext,
  { provider, games: all }: { provider: Provider; games: readonly OfficeGame[] },
): OfficeProvider {
  const { id: providerId, name, origins, secrets, secretRotatedAt, enabled } = provider;
  const games = all.filter((game) => game.providerId === providerId);
  const sumOf = (amount: 'stakes' | 'ggr') =>
    games.reduce((sum, { figures }) => sum + figures[amount], 0);
  const { calls, failures: refused, medianMs, slowestMs } = providers.walletCalls.of(providerId);
  return {
    providerId,
    name,
    isOwn: providerId === OWN_PROVIDER_ID,
    enabled,
    origins: [...origins],
    secrets: secrets.length,
    secretRotatedAt: secretRotatedAt?.toISOString() ?? null,
    games: games.length,
    enabledGames: games.filter((game) => game.enabled).length,
    stakesUsd: sumOf('stakes'),
    ggrUsd: sumOf('ggr'),
    walletCalls: { calls, refused, medianMs, slowestMs },
  };
}

/** Switches a provider on or off. @throws NOT_FOUND for an unknown one and for our own game server */
export async function switchProvider(
  context: OfficeContext,
  change: { providerId: string; enabled: boolean; reason: string; actor: Actor },
): Promise<OfficeProvider[]> {
  const { providerId: id, enabled: isOn, reason, actor } = change;
  const known = (await context.providers.current()).byId(id);
  if (known === null || id === OWN_PROVIDER_ID) throw new AppError('NOT_FOUND');
  const audit = auditEntry(context, actor, {
    action: 'provider.switch',
    subjectKind: 'provider',
    subjectId: id,
    reason,
    before: { enabled: known.enabled },
    after: { enabled: isOn },
  });
  await context.providers.switch({ id, isOn, alongside: (tx) => storeAudit(tx, audit) });
  return listProviders(context);
}
