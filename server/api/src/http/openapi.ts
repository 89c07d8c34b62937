import { type Endpoint, sendsInputInQuery } from '../contract/endpoint.ts';
import { languages } from '../contract/enums.ts';
import { eventStream } from '../contract/events.ts';
import { exampleOf } from '../contract/examples.ts';
import { endpointEntries } from '../contract/index.ts';
import { eventStreamPath } from './openapi-events.ts';
import { failureSchema, responsesOf, sharedHeaders, sharedResponses } from './openapi-responses.ts';
import { type Json, SchemaComponents } from './openapi-schemas.ts';

const SECURITY = {
  public: [],
  session: [{ session: [] }],
  provider: [{ providerSignature: [] }],
  payment: [{ paymentSignature: [] }],
} as const satisfies Record<Endpoint['access'], readonly Json[]>;

const TAGS: Readonly<Record<string, string>> = {
  user: 'Register, log in, the player’s own account and history.',
  security: 'Second factor, passkeys, earlier logins, and re-authentication.',
  games: 'The catalogue.',
  favorites: 'The player’s favourite games.',
  play: 'Launching a game.',
  providers: 'The games providers, with the stated and the measured return of their games.',
  rounds: 'Past rounds with their seeds and outcomes, for verification, and the rotation of seeds.',
  wallets: 'Balances and limits in eight currencies.',
  payments: 'Deposits, withdrawals, their records, and the payments provider’s webhook.',
  promo: 'The welcome reward.',
  saferPlay: 'Limits, reality check, time-out, self-exclusion, and the statement of a year.',
  provider: 'The seamless wallet that a games provider calls, signed.',
  notifications: 'The player’s notifications and the stream of events.',
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

/** The OpenAPI 3.1 document of the API, derived from the same declarations as its routes. */
export function openApiDocument({ webOrigin }: { webOrigin: string }): Json {
  const schemas = new SchemaComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of endpointEntries()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation({ name, endpoint }, schemas),
    };
  }
  paths[eventStream.path] = eventStreamPath() as Record<string, Json>;
  return {
    openapi: '3.1.0',
    info: { title: 'Fairhall API', version: '0.1.0', description: INTRODUCTION },
    servers: [{ url: `${webOrigin}/api` }],
    tags: [...new Set(endpointEntries().map(([name]) => tagOf(name)))].map((name) => ({
      name,
      description: TAGS[name] ?? '',
    })),
    paths,
    components: {
      schemas: { Failure: failureSchema, ...schemas.schemas },
      responses: sharedResponses(),
      headers: sharedHeaders,
      parameters: sharedParameters,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that a login returns.' },
        providerSignature: signatureScheme('the provider’s secret'),
        paymentSignature: signatureScheme('PAYMENT_SECRET'),
      },
    },
  };
}

const sharedParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of `msg` and of texts for the player.',
    schema: { type: 'string', enum: languages, default: languages[0] },
  },
  Provider: {
    name: 'X-Provider',
    in: 'header',
    description:
      'The id of the games provider that signs the call; by default our own game server.',
    schema: { type: 'string', maxLength: 32 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key with the same body returns the stored response, with another body 1107.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const;

function signatureScheme(secret: string): Json {
  return {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.rawBody" with ${secret}>; 300 s tolerance.`,
  };
}

type Call = { readonly name: string; readonly endpoint: Endpoint };

function operation({ name, endpoint }: Call, schemas: SchemaComponents): Json {
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters: [...fieldParameters({ name, endpoint }, schemas), ...headerParameters(endpoint)],
    ...requestBody({ name, endpoint }, schemas),
    responses: responsesOf({ name, endpoint }, schemas),
  };
}

/** The parameters of the path and, for GET and DELETE, of the query. */
function fieldParameters({ name, endpoint }: Call, schemas: SchemaComponents): Json[] {
  const { properties, required } = fieldsOf(endpoint, schemas);
  const example = exampleOf(name).request as Json;
  const inPath = pathNames(endpoint);
  return Object.entries(properties)
    .filter(([field]) => sendsInputInQuery(endpoint) || inPath.includes(field))
    .map(([field, { description, ...schema }]) => ({
      name: field,
      description,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.includes(field),
      schema,
      ...(example[field] !== undefined && { example: example[field] }),
    }));
}

function headerParameters({ access, refusals }: Endpoint): Json[] {
  const takesKey = access === 'session' && refusals.includes('IDEMPOTENCY_CONFLICT');
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(access === 'provider' ? [{ $ref: '#/components/parameters/Provider' }] : []),
    ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function requestBody({ name, endpoint }: Call, schemas: SchemaComponents): Json {
  const { schema, properties, required } = fieldsOf(endpoint, schemas);
  const inPath = pathNames(endpoint);
  const inBody = Object.keys(properties).filter((field) => !inPath.includes(field));
  if (sendsInputInQuery(endpoint) || inBody.length === 0) return {};
  return {
    requestBody: {
      description: `At most ${endpoint.bodyBytesMax / 1024} KiB.`,
      required: required.length > 0,
      content: { 'application/json': { schema, example: exampleOf(name).request } },
    },
  };
}

function fieldsOf({ input }: Endpoint, schemas: SchemaComponents) {
  const inlineOrRef = schemas.of(input, 'input');
  const name =
    typeof inlineOrRef.$ref === 'string' ? inlineOrRef.$ref.split('/').at(-1) : undefined;
  const schema = name === undefined ? inlineOrRef : (schemas.schemas[name] as Json);
  return {
    schema: inlineOrRef,
    properties: (schema.properties ?? {}) as Record<string, Json>,
    required: (schema.required ?? []) as string[],
  };
}

function pathNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function tagOf(name: string): string {
  return name.split('.')[0] ?? name;
}
