import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type Player = {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
};

/** A new player without a login. */
export async function registerPlayer(request: APIRequestContext): Promise<Player> {
  const id = randomUUID().slice(0, 8);
  const player = {
    email: `e2e-${id}@example.test`,
    password: `secret-${id}`,
    nickName: `Robin ${id}`,
  };
  const response = await request.post('/api/user/register', { data: player });
  expect(await response.json()).toMatchObject({ code: 200 });
  return player;
}
