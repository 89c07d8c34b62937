import { connect, type Socket } from 'node:net';

/** One request, ready to be written: a load generator must not be what is measured. */
export function requestBytes(options: {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}): Buffer {
  const { method, path, headers = {}, body } = options;
  let head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (body === undefined) return Buffer.from(`${head}\r\n`);
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
  );
}

/** An answer of a party that the casino asks. */
export function answerText(json: string): string {
  const length = `content-length: ${Buffer.byteLength(json)}`;
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${length}\r\n\r\n${json}`;
}

/** A whole message, in the bytes that it came in. */
type Message = {
  readonly bytes: Buffer;
  /** Its head and the first of its body, as text. */
  readonly text: string;
  readonly bodyStart: number;
  readonly bodyEnd: number;
};

/** As much of a message as is looked at as text: longer than any head is. */
const TEXT_BYTES = 2048;
const HEAD_END = '\r\n\r\n';
const LENGTH = /content-length: (\d+)/i;

/**
 * Takes the bytes of one connection as they come, and gives out each whole message. What is looked
 * for is looked for in one short text: views of the bytes cost more than what they show.
 */
export function messageReader(onMessage: (message: Message) => void): (bytes: Buffer) => void {
  let received: Buffer | undefined;
  return (chunk) => {
    let bytes = received === undefined ? chunk : Buffer.concat([received, chunk]);
    while (bytes.length > 0) {
      const message = firstMessage(bytes);
      if (message === undefined) break;
      bytes = bytes.length === message.bodyEnd ? NOTHING : bytes.subarray(message.bodyEnd);
      onMessage(message);
    }
    received = bytes.length === 0 ? undefined : bytes;
  };
}

const NOTHING = Buffer.alloc(0);

/** Nothing while it is not whole. */
function firstMessage(bytes: Buffer): Message | undefined {
  const text = bytes.toString('latin1', 0, TEXT_BYTES);
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const bodyStart = headEnd + HEAD_END.length;
  const length = LENGTH.exec(text);
  const bodyEnd = bodyStart + (length !== null && length.index < headEnd ? Number(length[1]) : 0);
  return bytes.length < bodyEnd ? undefined : { bytes, text, bodyStart, bodyEnd };
}

type Waiting = {
  /** Of an answer that may be anything there is none. */
  readonly failureOf: ((answer: Message) => Error | undefined) | undefined;
  readonly resolve: (answer: Message) => void;
  readonly reject: (cause: Error) => void;
};

/** One keep-alive connection with one request under way at a time. */
export class WireClient {
  readonly #socket: Socket;
  #waiting: Waiting | undefined;

  static async open(port: number): Promise<WireClient> {
    const socket = connect({ port, host: 'localhost', noDelay: true });
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new WireClient(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    const read = messageReader((answer) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      const failure = waiting?.failureOf?.(answer);
      if (failure) waiting?.reject(failure);
      else waiting?.resolve(answer);
    });
    socket.on('data', read);
    socket.on('error', (cause) => this.#waiting?.reject(cause));
    socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  /** Whatever it is answered. */
  send(request: Buffer): Promise<Message> {
    return this.#write(request, undefined);
  }

  /** Rejects for anything but success: a benchmark of refusals would be worth nothing. */
  ask(request: Buffer): Promise<Message> {
    return this.#write(request, failureOf);
  }

  #write(request: Buffer, failure: Waiting['failureOf']): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.#waiting = { failureOf: failure, resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }
}

const SUCCESS = '{"code":200,';
/** Behind `HTTP/1.1 `. */
const STATUS_AT = 9;

function failureOf({ text, bodyStart }: Message): Error | undefined {
  if (text.startsWith(SUCCESS, bodyStart)) return undefined;
  const status = text.slice(STATUS_AT, STATUS_AT + 3);
  // A packed body begins otherwise than JSON does.
  const isPacked = status === '200' && text[bodyStart] !== '{';
  if (isPacked || status === '304') return undefined;
  return new Error(`answered ${status}: ${text.slice(bodyStart, bodyStart + 200)}`);
}
