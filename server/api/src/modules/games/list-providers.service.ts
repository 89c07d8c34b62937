import type { z } from 'zod';
import type { providers as contract } from '../../contract/providers.ts';
import { gameReturns, measuredReturnOf } from '../providers/index.ts';
import type { GamesContext } from './context.ts';

/** The providers with their games on offer, and the return that players had from each. */
export async function listProviders({
  providers,
  catalogue,
  prisma,
}: GamesContext): Promise<z.output<typeof contract.list.output>> {
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
      .filter(({ providerId, retired }) => providerId === id && !retired)
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
