import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint.ts';
import type { Contract } from './index.ts';

type ExampleOf<E> =
  E extends Endpoint<infer Input, infer Output, Method>
    ? { readonly request: z.input<Input>; readonly response: z.output<Output> }
    : never;

/** An example of each call; a missing one does not compile. */
export type Examples = {
  readonly [Group in keyof Contract]: {
    readonly [Name in keyof Contract[Group]]: ExampleOf<Contract[Group][Name]>;
  };
};

export const GAME_ID = 'phoenix-ascend';
export const TOKEN = 'Zk3v0QmX5r8yT1nB7cJ4wL6pD2sH9fGaUeKiOoRbVtE';
export const LAUNCH_TOKEN = 'b7cJ4wL6pD2sH9fGaUeKiOoRbVtEZk3v0QmX5r8yT1n';
export const FREE_TOKEN =
  'free.eyJ2IjoxLCJnYW1lSWQiOiJwaG9lbml4LWFzY2VuZCJ9.Zk3v0QmX5r8yT1nB7cJ4wL6pD2sH9fGaUeKiOoRbVtE';
export const BET_ID = '019a5b1c-7a10-7cc3-9a4e-5d0f3b6c2e11';
export const WIN_ID = '019a5b1c-7f42-7a0b-8d2c-91e4a7f60b22';
export const RULES_HASH = '5f0d8c6a4f8a2a1e2d4d5d1a0f4bb8a6c1d84f4f3e36b2e1e0d9c8b7a6958473';
export const ROUND_ID = '019a5b1c-7a0e-75d1-b1f7-2c8e9d4a6f33';

/** A page with one item. */
export const oneOf = <Item>(item: Item) => ({
  list: [item],
  total: 1,
  pageNum: 1,
  pageSize: 10,
  asOf: '2026-11-21T12:00:00.000Z',
});
