import { eventStream } from '../contract/events.ts';
import { exampleOf } from '../contract/examples.ts';
import { endpointEntries } from '../contract/index.ts';
import type { ApiDescription } from './document.ts';
import { eventStreamPath } from './event-stream-path.ts';
import { failureData } from './failure-data.ts';
import type { Json } from './schemas.ts';

const GROUPS: Readonly<Record<string, string>> = {
  user: 'Register, log in, the player’s own account and history.',
  security: 'Second factor, passkeys, earlier logins, and re-authentication.',
  games: 'The catalogue.',
  favorites: 'The player’s favourite games.',
  ratings: 'The player’s ratings of games.',
  play: 'Launching a game.',
  providers: 'The games providers, with the stated and the measured return of their games.',
  rounds: 'Past rounds with their seeds and outcomes, for verification, and the rotation of seeds.',
  wallets: 'Balances and limits in eight currencies.',
  payments: 'Deposits, withdrawals, their records, and the payments provider’s webhook.',
  promo: 'The welcome reward.',
  saferPlay: 'Limits, reality check, time-out, self-exclusion, and the statement of a year.',
  provider: 'The seamless wallet that a games provider calls, signed.',
  notifications: 'The player’s notifications and the stream of events.',
  support: 'Questions to support and their answers.',
  health: 'Liveness and readiness.',
};

const INTRODUCTION = [
  'Every response is the JSON envelope `{ code, msg, data }` with an `x-request-id` header.',
  '- `code` 200 with HTTP 200 is success.',
  '- `code` 1000 to 1999 with HTTP 200 is a refusal: nothing was changed, the session continues.',
  '- Any other `code` is a transport error and equals the HTTP status.',
  '',
  'Amounts in responses are numbers of major units, exact to the currency’s scale; times are ISO ' +
    '8601 in UTC. `msg` is in the language of `Accept-Language`.',
  '',
  'To try it: call `POST /user/login` with a sample account, press Authorize and paste the token.',
].join('\n');

/** The players' API, for its OpenAPI document. */
export function apiDescription({ webOrigin }: { webOrigin: string }): ApiDescription {
  return {
    title: 'Fairhall API',
    introduction: INTRODUCTION,
    serverUrl: `${webOrigin}/api`,
    calls: endpointEntries().map(([name, endpoint]) => ({
      name,
      endpoint,
      example: exampleOf(name),
    })),
    groups: GROUPS,
    failures: failureData,
    otherPaths: { [eventStream.path]: eventStreamPath() },
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that a login returns.' },
      providerSignature: signatureScheme('the provider’s secret'),
      paymentSignature: signatureScheme('PAYMENT_SECRET'),
    },
  };
}

function signatureScheme(secret: string): Json {
  return {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.rawBody" with ${secret}>; 300 s tolerance.`,
  };
}
