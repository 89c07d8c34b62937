import { createTRPCUntypedClient, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { pageLink } from './page-link.ts';

type Input = { readonly pageNum: number; readonly asOf?: string };

/** A client of lists, each of whose pages has the next minute, and the inputs that it has sent. */
function openClient() {
  const sent: Input[] = [];
  const server: TRPCLink<AnyRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        const input = op.input as Input;
        sent.push(input);
        const asOf = input.asOf ?? `12:0${sent.length}`;
        observer.next({ result: { type: 'data', data: { list: [], asOf } } });
        observer.complete();
      });
  const client = createTRPCUntypedClient<AnyRouter>({ links: [pageLink(), server] });
  const load = (input: object, path = 'deposits') => client.query(path, input);
  return { sent, load };
}

it('a later page has the time of page 1 until page 1 is loaded again', async () => {
  const { sent, load } = openClient();
  for (const pageNum of [1, 2, 3, 2, 1, 2]) await load({ pageNum });
  expect(sent.map(({ asOf }) => asOf)).toEqual([
    undefined,
    ...['12:01', '12:01', '12:01'],
    undefined,
    '12:05',
  ]);
});

it('another filter and another list have times of their own', async () => {
  const { sent, load } = openClient();
  await load({ status: 2, pageNum: 1 });
  await load({ status: 3, pageNum: 2 });
  await load({ status: 2, pageNum: 2 }, 'withdrawals');
  await load({ status: 2, pageNum: 2 });
  expect(sent.map(({ asOf }) => asOf)).toEqual([undefined, undefined, undefined, '12:01']);
});

it('without page 1 the first page that was loaded sets the time', async () => {
  const { sent, load } = openClient();
  for (const pageNum of [2, 3, 2]) await load({ pageNum });
  expect(sent.map(({ asOf }) => asOf)).toEqual([undefined, '12:01', '12:01']);
});
