import type { ServerResponse } from 'node:http';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Services } from '../core/context.ts';
import { acceptedLanguage } from '../core/language.ts';
import { admit, checkSignature, fieldsOf, isSigned } from './admission.ts';
import type { ParseBody } from './body-parser.ts';
import { answered, isRecorded, logCall } from './call-log.ts';
import { callerAddress } from './caller-address.ts';
import { callerOf } from './caller-of.ts';
import { dataFields } from './data-fields.ts';
import type { EndpointCall } from './endpoint-calls.ts';
import { type Answer, failure, success } from './envelope.ts';
import { type HeadPart, headPart, sendWhole } from './whole-answer.ts';
import type { WholeRequest } from './whole-request.ts';

/**
 * What a deposit is made of, the player's order and the provider's event that pays it; what a round is
 * made of, the wallet's movements; and the login, of which a flood takes from all other calls what
 * each costs this thread.
 */
const directEndpoints: readonly Endpoint[] = [
  contract.payments.recharge,
  contract.payments.webhook,
  contract.provider.bet,
  contract.provider.win,
  contract.provider.play,
  contract.provider.rollback,
  contract.user.login,
];

/**
 * An order takes 35 bytes, a login 60, a bet some 200, an event 250; who sends more is the
 * framework's guest.
 */
const BODY_BYTES_MAX = 16_384;
const JSON_TYPE = 'application/json';
const WHOLE_NUMBER = /^[1-9]\d{0,4}$/;

type Gate = {
  /** Whether the process takes calls past the framework, and this address makes not too many. */
  readonly mayPass: (address: string) => boolean;
  /** The same for the other parties, who prove themselves by signature and are not counted. */
  readonly maySignedPass: () => boolean;
  readonly isClosing: () => boolean;
  readonly parseBody: ParseBody;
};

/** A call under way. */
type Direct = EndpointCall & {
  readonly id: string;
  readonly request: WholeRequest;
  readonly response: ServerResponse;
  readonly address: string;
  readonly startedAtMs: number;
};

/**
 * Answers these calls without the framework: the same checks in the same order, the same bytes and
 * headers, metrics and log, for less of the main thread. What is not plain JSON of a known length,
 * comes from a foreign page or comes when calls are refused goes on to its route, before anything of
 * it is read.
 * @returns whether it took the call
 */
export function directCalls({
  services,
  calls,
  gate,
}: {
  services: Services;
  calls: readonly EndpointCall[];
  gate: Gate;
}): (request: WholeRequest, response: ServerResponse) => boolean {
  const byUrl = new Map(
    calls
      .filter(({ endpoint }) => directEndpoints.includes(endpoint))
      .map((call) => [`/api${call.endpoint.path}`, call]),
  );
  const addressOf = callerAddress(services.settings.trustedProxies);
  const web = services.settings.origins.web;
  const answer = answerer({ services, gate });

  return (request, response) => {
    const call = byUrl.get(request.url ?? '');
    if (call === undefined || call.endpoint.method !== request.method) return false;
    if (!isPlain(request, web)) return false;
    const address = addressOf(request);
    const passes = isSigned(call.endpoint.access) ? gate.maySignedPass() : gate.mayPass(address);
    if (!passes) return false;
    const id = services.random.requestId();
    const { endpoint, run } = call;
    const startedAtMs = performance.now();
    const direct = { endpoint, run, id, request, response, address, startedAtMs };
    request.takeBody((text) => {
      answer(direct, text).catch((error: unknown) => {
        services.log.error({ reqId: id, err: error }, 'an answer could not be sent');
        request.destroy();
      });
    });
    return true;
  };
}

/** Whether the request is one of those that our client and the provider make. */
function isPlain({ headers }: WholeRequest, web: string): boolean {
  return (
    headers['content-type'] === JSON_TYPE &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    (headers.origin === undefined || headers.origin === web) &&
    WHOLE_NUMBER.test(headers['content-length'] ?? '') &&
    Number(headers['content-length']) <= BODY_BYTES_MAX
  );
}

function answerer({ services, gate }: { services: Services; gate: Gate }) {
  const send = sender({ services, gate });
  return async (direct: Direct, rawBody: string): Promise<void> => {
    const { endpoint, run, request, address } = direct;
    let caller: Caller | undefined;
    let answer: Answer;
    try {
      const body = gate.parseBody(rawBody);
      const incoming = { headers: request.headers, rawBody, ip: address };
      checkSignature({ access: endpoint.access, request: incoming, services });
      caller = callerOf(services.sessions, request);
      const ctx = admit({ endpoint, request: incoming, services, caller });
      const data = await run(ctx, fieldsOf(body));
      answer = { status: 200, body: success(data), retryAfterS: undefined, unexpected: false };
    } catch (error) {
      answer = failure(error, acceptedLanguage(request.headers['accept-language']));
      if (answer.unexpected) {
        services.log.error({ reqId: direct.id, err: error }, 'a request failed unexpectedly');
      }
    }
    send(direct, answer);
    observe(services, { direct, answer, caller });
  };
}

function sender({ services, gate }: { services: Services; gate: Gate }) {
  const { security, toAnybody, toOurPage } = dataFields(services.settings);
  const json = ['cache-control', 'no-store', 'content-type', 'application/json; charset=utf-8'];
  const toParty = headPart([...security, ...json]);
  const toPage = headPart([...toOurPage, 'vary', 'Origin', ...json]);
  const toOthers = headPart([...toAnybody, 'vary', 'Origin', ...json]);
  const headFor = ({ endpoint, request }: Direct): HeadPart => {
    if (isSigned(endpoint.access)) return toParty;
    return request.headers.origin === undefined ? toOthers : toPage;
  };

  return (direct: Direct, { status, body, retryAfterS }: Answer): void => {
    const own: string[] = [];
    if (retryAfterS !== undefined) own.push('retry-after', String(retryAfterS));
    // The connection would else stay open, idle.
    if (gate.isClosing()) own.push('connection', 'close');
    sendWhole(direct.response, {
      status,
      requestId: direct.id,
      head: headFor(direct),
      own,
      body: JSON.stringify(body),
    });
  };
}

function observe(
  { metrics, log }: Services,
  { direct, answer, caller }: { direct: Direct; answer: Answer; caller: Caller | undefined },
): void {
  const { endpoint, id, startedAtMs } = direct;
  const { method, path } = endpoint;
  const route = `/api${path}`;
  const ms = performance.now() - startedAtMs;
  metrics.calls.observe({ method, route, status: answer.status }, ms / 1000);
  if (!isRecorded(endpoint)) return;
  const { userId = caller?.session?.userId } = answered(answer.body);
  logCall(log, { reqId: id, call: `${method} ${route}`, code: answer.body.code, userId, ms });
}
