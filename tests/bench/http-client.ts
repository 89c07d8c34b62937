import { connect, type Socket } from 'node:net';

/*
 * A minimal HTTP/1.1 client for the load generator, which shares two cores with the server. A
 * request costs it 20 µs, autocannon 60 and undici 100, with which a bare Fastify route reaches
 * half of the rate.
 */

export type RequestSpec = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export function requestBytes({ method, path, headers = {}, body }: RequestSpec): Buffer {
  let head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (body === undefined) return Buffer.from(`${head}\r\n`);
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
  );
}

export type Response = {
  readonly bytes: Buffer;
  /** The head and the beginning of the body. */
  readonly text: string;
  readonly bodyStart: number;
};

/** The decoded part of a response: longer than any head. */
const TEXT_BYTES = 2048;
const HEAD_END = '\r\n\r\n';
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;

/** The response at the beginning of `bytes`; undefined while it is incomplete. */
function completeResponse(bytes: Buffer): Response | undefined {
  const text = bytes.toString('latin1', 0, TEXT_BYTES);
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const length = CONTENT_LENGTH.exec(text);
  if (length === null || length.index > headEnd) throw new Error(`no content-length: ${text}`);
  const bodyStart = headEnd + HEAD_END.length;
  return bytes.length < bodyStart + Number(length[1]) ? undefined : { bytes, text, bodyStart };
}

const HTTP_OK = 'HTTP/1.1 200 ';
const SUCCESS = '{"code":200,';
const ENCODED = /\r\ncontent-encoding: /i;

/** Any response but success fails: a benchmark of refusals has no value. */
function failureOf({ text, bodyStart }: Response): Error | undefined {
  const isSuccess =
    text.startsWith(HTTP_OK) &&
    (text.startsWith(SUCCESS, bodyStart) || ENCODED.test(text.slice(0, bodyStart)));
  return isSuccess ? undefined : new Error(`not a success: ${text}`);
}

type Pending = {
  readonly resolve: (response: Response) => void;
  readonly reject: (cause: Error) => void;
};

/** One keep-alive connection with one request at a time. */
export class BenchHttpClient {
  readonly #socket: Socket;
  #pending: Pending | undefined;
  #received: Buffer | undefined;

  static async open(port: number): Promise<BenchHttpClient> {
    const socket = connect({ port, host: 'localhost', noDelay: true });
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new BenchHttpClient(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#onData(chunk));
    socket.on('error', (cause) => this.#pending?.reject(cause));
    socket.on('close', () => this.#pending?.reject(new Error('the connection was closed')));
  }

  /** @throws Error for a response that is no success, and when the connection closes before it */
  send(request: Buffer): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#pending = undefined;
    this.#socket.destroy();
  }

  #onData(chunk: Buffer): void {
    const bytes = this.#received === undefined ? chunk : Buffer.concat([this.#received, chunk]);
    const response = completeResponse(bytes);
    this.#received = response === undefined ? bytes : undefined;
    if (response === undefined) return;
    const pending = this.#pending;
    this.#pending = undefined;
    const failure = failureOf(response);
    if (failure) pending?.reject(failure);
    else pending?.resolve(response);
  }
}
