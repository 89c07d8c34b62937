import type { Endpoint } from '../contract/endpoint.ts';
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
  games: 'The catalogue.',
  favorites: 'Games that the player marked.',
  play: 'Opening a game.',
  rounds: 'Past rounds, to be verified: what they were dealt from, and new seeds.',
  wallets: 'Balances and limits in eight currencies.',
  payments: 'Deposits, withdrawals, their records, and the provider’s webhook.',
  promo: 'The welcome reward.',
  provider: 'The seamless wallet that a games provider calls, signed.',
  notifications: 'What the player should know.',
  health: 'Liveness and readiness.',
};

const INTRODUCTION = [
  'Every answer is the envelope `{ code, msg, data }`, JSON, with an `x-request-id` header.',
  '- `code` 200 with HTTP 200 is success.',
  '- `code` 1000 to 1999 with HTTP 200 is a refusal: nothing was done, nobody is logged out.',
  '- Anything else is a transport error: HTTP status and `code` are the same number.',
  '',
  'Amounts in answers are numbers of major units, exact to the currency’s scale; times are ISO ' +
    '8601 in UTC. `msg` follows `Accept-Language`.',
  '',
  'To try it: call `POST /user/login` with a sample account, press Authorize and paste the token.',
].join('\n');

/** The OpenAPI 3.1 document of the API, made from the same declarations as its routes. */
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
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
        providerSignature: signatureScheme('PROVIDER_SECRET'),
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
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key with the same body gets the stored answer; with another body it is 1107.',
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

/** Fields that travel in the path or, for GET and DELETE, in the query. */
function fieldParameters({ name, endpoint }: Call, schemas: SchemaComponents): Json[] {
  const { properties, required } = fieldsOf(endpoint, schemas);
  const example = exampleOf(name).request as Json;
  const inPath = pathNames(endpoint);
  return Object.entries(properties)
    .filter(([field]) => travelsInQuery(endpoint) || inPath.includes(field))
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
    ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function requestBody({ name, endpoint }: Call, schemas: SchemaComponents): Json {
  const { schema, properties, required } = fieldsOf(endpoint, schemas);
  const inPath = pathNames(endpoint);
  const inBody = Object.keys(properties).filter((field) => !inPath.includes(field));
  if (travelsInQuery(endpoint) || inBody.length === 0) return {};
  return {
    requestBody: {
      required: required.length > 0,
      content: { 'application/json': { schema, example: exampleOf(name).request } },
    },
  };
}

function fieldsOf({ input }: Endpoint, schemas: SchemaComponents) {
  const written = schemas.of(input, 'input');
  const name = typeof written.$ref === 'string' ? written.$ref.split('/').at(-1) : undefined;
  const schema = name === undefined ? written : (schemas.schemas[name] as Json);
  return {
    schema: written,
    properties: (schema.properties ?? {}) as Record<string, Json>,
    required: (schema.required ?? []) as string[],
  };
}

function travelsInQuery({ method }: Endpoint): boolean {
  return method === 'GET' || method === 'DELETE';
}

function pathNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function tagOf(name: string): string {
  return name.split('.')[0] ?? name;
}
