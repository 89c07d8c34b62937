import { expect, test } from 'vitest';
import { createPlayerQueue } from './player-queue.ts';

/** A task that is pending until `end` is called. */
function pendingTask() {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('over');
  });
  return { task: () => ended, end: () => end() };
}

test("a player's calls run one at a time, in order of arrival", async () => {
  const queue = createPlayerQueue();
  const first = pendingTask();
  const ran: string[] = [];
  const calls = [
    queue.run('ann', () => first.task().then(() => ran.push('first'))),
    queue.run('ann', async () => ran.push('second')),
  ];
  await queue.run('bob', async () => ran.push("bob's"));
  first.end();
  await Promise.all(calls);
  expect(ran).toEqual(["bob's", 'first', 'second']);
});

test('a failed call does not block the next one', async () => {
  const queue = createPlayerQueue();
  const failing = queue.run('ann', () => Promise.reject(new Error('lost')));
  const next = queue.run('ann', async () => 'done');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('done');
});

test('eight calls of a player wait behind one, and the ninth is refused', async () => {
  const queue = createPlayerQueue();
  const held = pendingTask();
  const calls = Array.from({ length: 9 }, () => queue.run('ann', held.task));
  await expect(queue.run('ann', held.task)).rejects.toMatchObject({ reason: 'TOO_MANY_REQUESTS' });
  held.end();
  expect(await Promise.all(calls)).toEqual(Array(9).fill('over'));
  expect(await queue.run('ann', async () => 'again')).toBe('again');
});

test('ten thousand players are served at once, and one more is refused until one is done', async () => {
  const queue = createPlayerQueue();
  const held = pendingTask();
  for (let player = 0; player < 10_000; player += 1) void queue.run(`player ${player}`, held.task);
  await expect(queue.run('one more', held.task)).rejects.toMatchObject({ reason: 'OVERLOADED' });
  held.end();
  await queue.settled();
  expect(await queue.run('one more', async () => 'served')).toBe('served');
});
