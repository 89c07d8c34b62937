import type { z } from 'zod';
import type { providers as contract } from '../../contract/providers.ts';
import type { Services } from '../../services.ts';
import { measuredReturnOf } from './measured-return.ts';
import { gameReturns } from './providers.repository.ts';

/** The providers with their games, and the return that players had from each. */
export async function listProviders({
  providers,
  catalogue,
  prisma,
}: Services): Promise<z.output<typeof contract.list.output>> {
  const [{ all }, { games }, returns] = await Promise.all([
    providers.current(),
    catalogue.get(),
    gameReturns(prisma),
  ]);
  return all.map(({ id, name, enabled, roundsOrigin }) => ({
    providerId: id,
    name,
    enabled,
    offersRounds: roundsOrigin !== null,
    games: games
      .filter(({ providerId }) => providerId === id)
      .map(({ gameId, gameName, enabled: isEnabled, rtp, rulesHash, proofUrl }) => ({
        gameId,
        gameName,
        enabled: isEnabled,
        rtp,
        rulesHash,
        proofUrl,
        measured: measuredReturnOf(returns.get(gameId) ?? []),
      })),
  }));
}
