import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { type RefusalName, refusalCodes } from '../contract/errors.ts';
import { endpointEntries } from '../contract/index.ts';

type Json = Readonly<Record<string, unknown>>;

const SECURITY = {
  public: [],
  session: [{ session: [] }],
  provider: [{ providerSignature: [] }],
  payment: [{ paymentSignature: [] }],
} as const satisfies Record<Endpoint['access'], readonly Json[]>;

/** The OpenAPI 3.1 document of the API, made from the same declarations as its routes. */
export function openApiDocument({ webOrigin }: { webOrigin: string }): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of endpointEntries()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhall API',
      version: '0.1.0',
      description:
        'Every answer is the envelope `{ code, msg, data }`. Code 200 is success; codes 1000 to ' +
        '1999 are refusals with HTTP 200; transport errors carry their HTTP status as code.',
    },
    servers: [{ url: `${webOrigin}/api` }],
    tags: [...new Set(endpointEntries().map(([name]) => tagOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
        providerSignature: signatureScheme('PROVIDER_SECRET'),
        paymentSignature: signatureScheme('PAYMENT_SECRET'),
      },
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

function operation(name: string, endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input');
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const pathNames = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  const parameters = Object.entries(properties)
    .filter(([field]) => inQuery || pathNames.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: pathNames.includes(field) ? 'path' : 'query',
      required: pathNames.includes(field) || required.includes(field),
      schema,
    }));
  const hasBody = !inQuery && Object.keys(properties).some((field) => !pathNames.includes(field));
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters,
    ...(hasBody && {
      requestBody: {
        required: required.length > 0,
        content: { 'application/json': { schema: input } },
      },
    }),
    responses: responses(endpoint),
  };
}

function responses(endpoint: Endpoint): Json {
  const refused = endpoint.refusals.map(refusalLine);
  const description = ['Success.', ...(refused.length > 0 ? ['Refusals:', ...refused] : [])];
  return {
    200: {
      description: description.join('\n'),
      content: {
        'application/json': { schema: envelopeOf(schemaOf(endpoint.output, 'output')) },
      },
    },
    400: { description: 'Invalid input; `data.issues` says where.' },
    ...(endpoint.access === 'session' && {
      401: { description: 'No living session; `data.reason` says why.' },
    }),
    ...((endpoint.access === 'provider' || endpoint.access === 'payment') && {
      403: { description: 'The signature is missing, wrong or stale.' },
    }),
  };
}

function refusalLine(name: RefusalName): string {
  return `- ${refusalCodes[name]} ${name}`;
}

function envelopeOf(data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', examples: [200] },
      msg: { type: 'string', examples: ['success'] },
      data: { anyOf: [data, { type: 'null' }] },
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function tagOf(name: string): string {
  return name.split('.')[0] ?? name;
}
