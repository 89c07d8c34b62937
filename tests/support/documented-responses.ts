import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type supertest from 'supertest';
import { type ApiDescription, openApiDocument } from '../../server/api/src/openapi/document.ts';

type Content = {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
  readonly $ref?: string;
};
type Operation = { readonly responses: Readonly<Record<string, Content>> };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Content>> };
};

const DOCUMENT = 'openapi';
const JSON_TYPE = 'application/json';

/** What a client that validates responses does: compares each with the OpenAPI document. */
export class DocumentedResponses {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #operations: readonly { method: string; path: string; pattern: RegExp }[];

  /** @param base the path of the API at its origin, such as `/api` */
  constructor(description: ApiDescription, base: string) {
    const document = openApiDocument(description);
    this.#document = document as unknown as Document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, DOCUMENT);
    this.#operations = Object.entries(this.#document.paths)
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({
          ...{ method, path },
          pattern: new RegExp(`^${base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        })),
      )
      // A fixed path comes before one with parameters.
      .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  }

  /** What the response has that the document has not; `null` for none, and for an unknown path. */
  violation(response: { method: string; url: string; status: number; body: unknown }) {
    const { status, body } = response;
    const method = response.method.toLowerCase();
    const { pathname } = new URL(response.url);
    const operation = this.#operations.find(
      (one) => one.method === method && one.pattern.test(pathname),
    );
    if (!operation) return null;
    const call = `${method} ${operation.path} ${status}`;
    const place = this.#schemaOf(operation, status);
    if (place === null) return `${call} is not documented`;
    const validate = this.#validator(place);
    if (validate(body)) return null;
    return `${call}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
  }

  /** Whether a value is valid by the schema at a place of the document, as a JSON pointer. */
  errorsAt(pointer: string, value: unknown): string | null {
    const validate = this.#validator(pointer);
    return validate(value) ? null : this.#ajv.errorsText(validate.errors);
  }

  /** Calls back for each response to a call of the client that contradicts the document. */
  observed(
    client: ReturnType<typeof supertest>,
    onViolation: (violation: string) => void,
  ): ReturnType<typeof supertest> {
    const isMethod = (name: string | symbol) =>
      typeof name === 'string' && ['get', 'post', 'put', 'delete'].includes(name);
    return new Proxy(client, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (!isMethod(name) || typeof method !== 'function') return method;
        return (path: string) => {
          const call: supertest.Test = method.call(target, path);
          return call.on('response', ({ status, body, type }: supertest.Response) => {
            if (type !== JSON_TYPE) return;
            const sent = { method: String(name), url: call.url, status, body };
            const violation = this.violation(sent);
            if (violation !== null) onViolation(violation);
          });
        };
      },
    });
  }

  #schemaOf({ method, path }: { method: string; path: string }, status: number): string | null {
    const response = this.#document.paths[path]?.[method]?.responses[status];
    if (!response) return null;
    const at = response.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method}/responses/${status}`;
    return `${at}/content/${escaped(JSON_TYPE)}/schema`;
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const validate = this.#ajv.compile({ $ref: `${DOCUMENT}#${encodeURI(pointer)}` });
    this.#validators.set(pointer, validate);
    return validate;
  }
}

/** A key in a JSON pointer. */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
