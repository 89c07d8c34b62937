import type { Method } from '@fairhall/api/contract/endpoint';
import { languages } from '@fairhall/api/contract/enums';
import { examples } from '@fairhall/api/contract/examples';
import { type Contract, contract } from '@fairhall/api/contract/index';
import { messageText } from '@fairhall/api/messages';
import { type OfficeContract, officeContract } from '@fairhall/api/office/contract';
import { officeExamples } from '@fairhall/api/office/contract/examples';
import {
  type RefusalName,
  refusalCodes,
  type TransportErrorName,
  transportCodes,
} from '@fairhall/kit/errors';
import { checkoutExamples } from '@fairhall/mockpay/contract-examples';
import { getResponse, HttpResponse, http } from 'msw';
import type { z } from 'zod';

/*
 * The servers of the pages under test. Each call returns its example of the contract, until a test
 * sets another response, which has the type that the contract declares.
 */

type Respond = (request: Request, example: unknown) => Response | Promise<Response>;

/** The end of a call that is not the data of its contract at once. */
class Outcome {
  readonly respond: Respond;

  constructor(respond: Respond) {
    this.respond = respond;
  }
}

/** A refusal with its text in the language of the page, and HTTP status 200. */
export const refused = (name: RefusalName, data: object | null = null): Outcome =>
  new Outcome((request) =>
    withText(request, { name, status: 200, code: refusalCodes[name], data }),
  );

/** An error status with the text of the server. */
export const failed = (name: TransportErrorName, data: object | null = null): Outcome =>
  new Outcome((request) => {
    const status = transportCodes[name];
    return withText(request, { name, status, code: status, data });
  });

type Texted = {
  readonly name: RefusalName | TransportErrorName;
  readonly status: number;
  readonly code: number;
  readonly data: object | null;
};

function withText(request: Request, { name, status, code, data }: Texted): Response {
  const accepted = request.headers.get('accept-language');
  const language = languages.find((known) => known === accepted) ?? 'en';
  return envelope(status, { code, msg: messageText(name, language), data });
}

/** A response of a proxy, which is no envelope. */
export const foreign = (status: number): Outcome =>
  new Outcome(() => new HttpResponse('<h1>Bad Gateway</h1>', { status }));

/** No response, and no connection. */
export const lost = new Outcome(() => HttpResponse.error());

/** A call that never returns. */
export const pending = new Outcome(() => new Promise(() => {}));

/** A call that returns its example once it is released. */
export function held(): { readonly reply: Outcome; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reply = new Outcome(async (_request, example) => {
    await released;
    return success(example);
  });
  return { reply, release: () => release() };
}

/** A success whose data no contract declares. */
export const malformed = (data: unknown): Outcome => new Outcome(() => success(data));

/** The data of a response, another outcome, or the example with a change. */
type Reply<Data> = Data | Outcome | ((example: Data) => Data);

type RepliesOf<Calls> = {
  readonly [Name in keyof Calls]?: Calls[Name] extends {
    readonly output: infer Output extends z.ZodType;
  }
    ? Reply<z.output<Output>>
    : never;
};

type CheckoutReplies = {
  readonly [Name in keyof typeof checkoutExamples]?: Reply<(typeof checkoutExamples)[Name]>;
};

/** Responses other than the examples, by group and call. */
export type Replies = { readonly [Group in keyof Contract]?: RepliesOf<Contract[Group]> } & {
  readonly office?: { readonly [Group in keyof OfficeContract]?: RepliesOf<OfficeContract[Group]> };
  readonly checkout?: CheckoutReplies;
};

/** The calls of Mockpay's page, which its contract declares without an address. */
const checkout = {
  summary: { method: 'GET', path: '/summary' },
  complete: { method: 'POST', path: '/complete' },
  decline: { method: 'POST', path: '/decline' },
  webhooks: { method: 'POST', path: '/webhooks' },
} as const;

type Address = { readonly method: Method; readonly path: string };
type Handled = Address & { readonly names: readonly string[]; readonly example: unknown };

const handled: readonly Handled[] = [
  ...Object.entries(contract).flatMap(([group, calls]) =>
    callsOf({ base: '/api', names: [group], calls, responses: responsesOf(examples, group) }),
  ),
  ...Object.entries(officeContract).flatMap(([group, calls]) =>
    callsOf({
      base: '/office',
      names: ['office', group],
      calls,
      responses: responsesOf(officeExamples, group),
    }),
  ),
  ...callsOf({
    base: '/pay/{order}',
    names: ['checkout'],
    calls: checkout,
    responses: checkoutExamples,
  }),
];

type Calls = {
  readonly base: string;
  readonly names: readonly string[];
  readonly calls: Readonly<Record<string, Address>>;
  readonly responses: Readonly<Record<string, unknown>>;
};

function callsOf({ base, names, calls, responses }: Calls): Handled[] {
  return Object.entries(calls).map(([name, { method, path }]) => ({
    method,
    path: base + path,
    names: [...names, name],
    example: responses[name],
  }));
}

type AllExamples = Readonly<Record<string, Readonly<Record<string, { response: unknown }>>>>;

function responsesOf(all: AllExamples, group: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(all[group] ?? {}).map(([name, { response }]) => [name, response]),
  );
}

let replies: Replies = {};

/** The calls that the page sent since the last `serve`, with their names and bodies. */
export type Received = { readonly call: string; readonly body: unknown };
let received: Received[] = [];

/** The bodies of the requests to a call, as `user.login`, since the page was opened. */
export function bodiesOf(call: string): readonly unknown[] {
  return received.filter((one) => one.call === call).map(({ body }) => body);
}

/** How many calls the page has sent since it was opened. */
export const requestCount = (): number => received.length;

/** Starts anew: examples, but for these responses. */
export function serve(others: Replies): void {
  replies = others;
  received = [];
}

/** From here on these responses; the requests so far stay. */
export function serveNow(others: Replies): void {
  replies = others;
}

const declared = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

const handlers = handled
  // An address without parameters takes precedence.
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((call) =>
    declared[call.method](`*${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const text = await request.clone().text();
      received.push({ call: call.names.join('.'), body: text === '' ? null : JSON.parse(text) });
      return respond(call, request);
    }),
  );

function respond({ names, example }: Handled, request: Request): Response | Promise<Response> {
  const reply = names.reduce<unknown>(
    (found, name) => (isRecord(found) ? found[name] : undefined),
    replies,
  );
  if (reply instanceof Outcome) return reply.respond(request, example);
  if (typeof reply === 'function') return success(reply(example));
  return success(reply === undefined ? example : reply);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

const envelope = (status: number, body: Envelope): Response => HttpResponse.json(body, { status });

const success = (data: unknown): Response => envelope(200, { code: 200, msg: 'success', data });

/** Streams of events stay open without an event. */
const streams = http.get('*/events', () => {
  const headers = { 'content-type': 'text/event-stream' };
  return new HttpResponse(new ReadableStream(), { headers });
});

/** The network of the page: calls to the servers, and nothing else. */
export async function fetchFromServers(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(
    input instanceof Request ? input : new URL(input, location.origin),
    init,
  );
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(request.signal.reason);
    if (request.signal.aborted) abort();
    request.signal.addEventListener('abort', abort);
  });
  const response = await Promise.race([getResponse([...handlers, streams], request), aborted]);
  if (response === undefined) throw new TypeError(`no call has the address ${request.url}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
