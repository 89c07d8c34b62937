import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';

/**
 * Limits of a body that anyone may send, far above those of every contract. 16 KiB of nested arrays
 * or of prototype keys take forty times as long to parse as a body of this structure.
 */
const LEVELS_MAX = 16;
const VALUES_MAX = 500;

/** The change of the level at each character that begins, separates or ends values. */
const levelSteps = new Map([
  ['{', 1],
  ['[', 1],
  [',', 0],
  [']', -1],
  ['}', -1],
]);

/**
 * Accepts JSON only. A body stays text, because a signature covers the received bytes: the handler
 * verifies it before the text is parsed.
 */
export function registerTextBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}

/** The received text; empty without a body. */
export function bodyText({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/**
 * Parses a body.
 * @param options.signed whether its sender has been verified: then its size is its only bound
 * @throws SyntaxError with a message for the caller
 */
export function parseJson(text: string, { signed = false }: { signed?: boolean } = {}): unknown {
  if (!signed && !hasModestStructure(text)) {
    throw new SyntaxError(`must have at most ${LEVELS_MAX} levels and ${VALUES_MAX} values`);
  }
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new SyntaxError('must be JSON, without keys that set a prototype');
  }
}

/** Reads the text once, which is fast for any structure. Text that is not JSON may pass. */
function hasModestStructure(text: string): boolean {
  let level = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else {
      const step = levelSteps.get(character);
      level += step ?? 0;
      if (step === 0 || step === 1) values += 1;
    }
    if (level > LEVELS_MAX || values > VALUES_MAX) return false;
  }
  return true;
}
