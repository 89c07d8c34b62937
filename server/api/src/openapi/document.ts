import { type Endpoint, sendsInputInQuery } from '../contract/endpoint.ts';
import { languages } from '../contract/enums.ts';
import type { FailureData } from './failure-data.ts';
import {
  failureSchemas,
  responsesOf,
  sharedErrors,
  sharedHeaders,
  sharedResponses,
} from './responses.ts';
import { type Json, SchemaComponents } from './schemas.ts';

const SECURITY = {
  public: [],
  session: [{ session: [] }],
  staff: [{ session: [] }],
  provider: [{ providerSignature: [] }],
  payment: [{ paymentSignature: [] }],
} as const satisfies Record<Endpoint['access'], readonly Json[]>;

/** What an OpenAPI document describes. */
export type ApiDescription = {
  readonly title: string;
  readonly introduction: string;
  /** With the prefix of the paths. */
  readonly serverUrl: string;
  readonly calls: readonly Call[];
  /** The description of each group of calls. */
  readonly groups: Readonly<Record<string, string>>;
  /** Calls without the envelope, by their paths. */
  readonly otherPaths: Json;
  readonly securitySchemes: Json;
  readonly failures: FailureData;
};

/** The OpenAPI 3.1 document of an API, derived from the same declarations as its routes. */
export function openApiDocument(api: ApiDescription): Json {
  const { failures } = api;
  const schemas = new SchemaComponents();
  const document = { schemas, failures };
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of api.calls) {
    const { path, method } = call.endpoint;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(call, document),
    };
  }
  const refusals = api.calls.flatMap(({ endpoint }) => endpoint.refusals);
  const names = new Set([...sharedErrors, ...refusals]);
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: '0.1.0',
      description: api.introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: api.serverUrl }],
    tags: [...new Set(api.calls.map(({ name }) => tagOf(name)))].map((name) => ({
      name,
      description: api.groups[name] ?? '',
    })),
    paths: { ...paths, ...api.otherPaths },
    components: {
      schemas: { ...failureSchemas(names, document), ...schemas.schemas },
      responses: sharedResponses(failures),
      headers: sharedHeaders,
      parameters: usedParameters(paths),
      securitySchemes: api.securitySchemes,
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

/** Those that a call refers to. */
function usedParameters(paths: object): Json {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(sharedParameters).filter(([name]) =>
      text.includes(`"#/components/parameters/${name}"`),
    ),
  );
}

export type Call = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly example: { readonly request: object; readonly response: unknown };
};

type Document = {
  readonly schemas: SchemaComponents;
  readonly failures: FailureData;
};

function operation(call: Call, document: Document): Json {
  const { name, endpoint } = call;
  const { schemas } = document;
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters: [...fieldParameters(call, schemas), ...headerParameters(endpoint)],
    ...requestBody(call, schemas),
    responses: responsesOf(call, document),
  };
}

/** The parameters of the path and, for GET and DELETE, of the query. */
function fieldParameters({ endpoint, example }: Call, schemas: SchemaComponents): Json[] {
  const { properties, required } = fieldsOf(endpoint, schemas);
  const fields = example.request as Json;
  const inPath = pathNames(endpoint);
  return Object.entries(properties)
    .filter(([field]) => sendsInputInQuery(endpoint) || inPath.includes(field))
    .map(([field, { description, ...schema }]) => ({
      name: field,
      description,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.includes(field),
      schema,
      ...(fields[field] !== undefined && { example: fields[field] }),
    }));
}

function headerParameters({ access, refusals }: Endpoint): Json[] {
  const isOfPerson = access === 'session' || access === 'staff';
  const takesKey = isOfPerson && refusals.includes('IDEMPOTENCY_CONFLICT');
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(access === 'provider' ? [{ $ref: '#/components/parameters/Provider' }] : []),
    ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function requestBody({ endpoint, example }: Call, schemas: SchemaComponents): Json {
  const { schema, properties, required } = fieldsOf(endpoint, schemas);
  const inPath = pathNames(endpoint);
  const inBody = Object.keys(properties).filter((field) => !inPath.includes(field));
  if (sendsInputInQuery(endpoint) || inBody.length === 0) return {};
  return {
    requestBody: {
      description: `At most ${endpoint.bodyBytesMax / 1024} KiB.`,
      required: required.length > 0,
      content: { 'application/json': { schema, example: example.request } },
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
