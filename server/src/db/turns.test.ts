import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('hands a turn on once, however often its end is told', async () => {
  const turns = new Turns();
  const end = await turns.take();
  const order: string[] = [];
  const second = turns.take().then((endSecond) => {
    order.push('second');
    return endSecond;
  });
  const third = turns.take().then(() => order.push('third'));
  end();
  end();
  const endSecond = await second;
  expect(order).toEqual(['second']);
  endSecond();
  await third;
  expect(order).toEqual(['second', 'third']);
});

it('refuses when ten thousand wait: something is stuck', async () => {
  const turns = new Turns();
  await turns.take();
  for (let waiting = 0; waiting < 10_000; waiting += 1) void turns.take();
  await expect(turns.take()).rejects.toThrow('too many wait for the database');
});
