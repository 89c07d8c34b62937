import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

test('the next start of each scheduled game is public, the earliest first', async () => {
  const server = await startTestServer({ withGames: true });
  try {
    const { body } = await server.api.get('/api/game/next-starts');
    const { now, starts } = body.data;
    expect(starts.map(({ gameId }: { gameId: string }) => gameId).toSorted()).toEqual([
      'derby-dash',
      'penalty-kings',
      'slam-court',
      'star-draw-49',
      'turbo-circuit',
    ]);
    const times = starts.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(times).toEqual(times.toSorted());
    expect(times[0] > now).toBe(true);
    const draw = starts.find(({ gameId }: { gameId: string }) => gameId === 'star-draw-49');
    expect(draw.participants).toEqual([]);
    const match = starts.find(({ gameId }: { gameId: string }) => gameId === 'penalty-kings');
    expect(match.participants).toHaveLength(2);
  } finally {
    await server.close();
  }
});

test('without the game server the next starts are unavailable, and nothing else is', async () => {
  const server = await startTestServer();
  try {
    const { status, body } = await server.api.get('/api/game/next-starts');
    expect([status, body.code]).toEqual([503, 503]);
    expect((await server.api.get('/api/rpgame/games/hot')).status).toBe(200);
  } finally {
    await server.close();
  }
});
