import {
  addProvider,
  type ProviderStatement,
  switchProvider,
} from '../../server/api/src/modules/providers/index.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { NOTICED_MS, type TestServer } from './test-server.ts';

/** Registers a games provider at a test server, as the operator's command does. */
export async function registerProvider(
  server: TestServer,
  statement: ProviderStatement & { readonly gameIds: readonly string[] },
) {
  const { api, infrastructure, settings, clock } = server;
  const managing = () => ({ prisma: infrastructure.prisma, settings, now: clock.now() });
  const { id } = statement;
  const { secret } = await addProvider(managing(), {
    name: 'Tin Lantern',
    origins: [`http://${id}.localhost:4000`],
    winMultiple: 100,
    ...statement,
  });
  clock.advance(NOTICED_MS);
  /** A call with the provider's name and its signature, or that of another secret. */
  const call = (url: string, body: object, signedWith = secret) => {
    const rawBody = JSON.stringify(body);
    return api
      .post(`/api${url}`)
      .set('content-type', 'application/json')
      .set('x-provider', id)
      .set('x-signature', sign({ rawBody, secret: signedWith, now: clock.now() }))
      .send(rawBody);
  };
  return {
    id,
    secret,
    call,
    /** Saves its games with the defaults of the contract and the given fields. */
    saveGames: (fields: object = {}) =>
      call('/rpgame/games/saveAll', {
        games: statement.gameIds.map((gameId) => ({
          gameId,
          gameName: `The ${gameId}`,
          gameType: 0,
          ...fields,
        })),
      }),
    async turn(state: 'on' | 'off') {
      await switchProvider(managing(), { id, isOn: state === 'on' });
      clock.advance(NOTICED_MS);
    },
  };
}

export type ForeignProvider = Awaited<ReturnType<typeof registerProvider>>;
