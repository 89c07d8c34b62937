import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { game } from './games.ts';
import { OWN_PROVIDER_ID } from './own-provider.ts';

/** Half of a 95 % interval in points; a wider one is no statement about the game. */
const CONCLUSIVE_POINTS_MAX = 5;

/** @param plusMinus half of the 95 % interval in points; `null` without one */
export function isConclusive(plusMinus: number | null): boolean {
  return plusMinus !== null && plusMinus <= CONCLUSIVE_POINTS_MAX;
}

export const conclusiveField = z
  .boolean()
  .describe(
    `Whether \`plusMinus\` is at most ${CONCLUSIVE_POINTS_MAX} points: otherwise there are not enough rounds yet.`,
  );

/** The return that players had from a game, from all its closed rounds in the ledger. */
export const measuredReturn = z.object({
  rounds: z.int().positive(),
  rtp: z.number().min(0).describe('Wins by stakes in percent, over all currencies.'),
  plusMinus: z
    .number()
    .min(0)
    .nullable()
    .describe('Half of the 95 % interval in percent; `null` for fewer than 30 rounds or wins.'),
  isConclusive: conclusiveField,
});

export const providers = {
  list: endpoint({
    method: 'GET',
    path: '/rpgame/providers',
    access: 'public',
    summary: 'The games providers, our own game server first, with stated and measured RTP.',
    input: z.object({}),
    output: z.array(
      z.object({
        providerId: z.string().describe(`\`${OWN_PROVIDER_ID}\` is the casino’s own game server.`),
        name: z.string(),
        enabled: z.boolean(),
        offersRounds: z.boolean().describe('Whether its past rounds are in GET /game/rounds.'),
        games: z.array(
          game
            .pick({
              gameId: true,
              gameName: true,
              enabled: true,
              rtp: true,
              rulesHash: true,
              proofUrl: true,
            })
            .extend({ measured: measuredReturn.nullable() }),
        ),
      }),
    ),
  }),
};
