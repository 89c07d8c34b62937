import { isKnownSecret, isLocalOrigin, SECRET_LENGTH_MIN } from '@fairhall/kit/production-rules';
import { originSchema } from '@fairhall/kit/setting-variables';
import type { Settings } from '@fairhall/kit/settings';
import { z } from 'zod';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import type { StoredProvider } from './providers.queries.ts';

const ORIGINS_MAX = 8;
const GAMES_MAX = 500;
const NAME_LENGTH_MAX = 80;
const GAME_ID_LENGTH_MAX = 64;
const WIN_MULTIPLE_MAX = 1_000_000;

const WHOLE_MULTIPLE = `--win-multiple must be a whole number from 1 to ${WIN_MULTIPLE_MAX.toLocaleString('en')}`;

/** What an operator states about a provider. */
export const providerInput = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be 2 to 32 of a-z, 0-9 and -, a letter first')
    .refine((id) => id !== OWN_PROVIDER_ID, 'is our own game server, which has its settings'),
  name: z.string('--name is missing').trim().min(1).max(NAME_LENGTH_MAX),
  origins: z
    .tuple([originSchema], originSchema, '--origin is missing')
    .refine((all) => all.length <= ORIGINS_MAX, {
      error: `must be at most ${ORIGINS_MAX}`,
    }),
  gameIds: z
    .array(z.string().min(1).max(GAME_ID_LENGTH_MAX), '--game is missing')
    .min(1)
    .max(GAMES_MAX),
  roundsOrigin: originSchema.nullable(),
  winMultiple: z.int(WHOLE_MULTIPLE).min(1, WHOLE_MULTIPLE).max(WIN_MULTIPLE_MAX, WHOLE_MULTIPLE),
  secret: z
    .string()
    .min(SECRET_LENGTH_MIN)
    .refine((secret) => !isKnownSecret(secret), 'is a known secret, a repetition or a sequence'),
});
export type ProviderInput = z.infer<typeof providerInput>;

/** What a new or changed provider must not touch. */
export type Others = {
  readonly providers: readonly Pick<StoredProvider, 'id' | 'origins' | 'gameIds'>[];
  /** The ids of the games that our own game server has saved. */
  readonly ownGames: readonly string[];
};

/** What is wrong with a provider beside the others, one sentence each. */
export function conflictsOf(
  { id, origins, gameIds }: Pick<ProviderInput, 'id' | 'origins' | 'gameIds'>,
  { settings, others }: { settings: Pick<Settings, 'origins' | 'production'>; others: Others },
): string[] {
  const { web, pay, game } = settings.origins;
  // A frame on the casino's own origin could read the player's session.
  const ownOrigins = new Map([web, pay, game].map((own) => [own, 'the casino']));
  const strangers = others.providers.filter((other) => other.id !== id);
  const ownerOfOrigin = new Map([
    ...ownOrigins,
    ...strangers.flatMap((other) => other.origins.map((taken) => [taken, other.id] as const)),
  ]);
  const ownerOfGame = new Map([
    ...others.ownGames.map((own) => [own, OWN_PROVIDER_ID] as const),
    ...strangers.flatMap((other) => other.gameIds.map((taken) => [taken, other.id] as const)),
  ]);
  return [
    ...taken('origin', origins, ownerOfOrigin),
    ...taken('game', gameIds, ownerOfGame),
    ...(settings.production && !isLocalOrigin(web) ? unsafe(origins) : []),
  ];
}

function taken(
  kind: string,
  wanted: readonly string[],
  owners: ReadonlyMap<string, string>,
): string[] {
  return wanted
    .filter((one) => owners.has(one))
    .map((one) => `${kind} ${one}: belongs to ${owners.get(one)}`);
}

function unsafe(origins: readonly string[]): string[] {
  return origins
    .filter((one) => !one.startsWith('https:'))
    .map((one) => `origin ${one}: must be https beside a public casino`);
}
