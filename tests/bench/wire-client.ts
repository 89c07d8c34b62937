import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /content-length: (\d+)/i;

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

/** Takes the bytes of one connection as they come, and gives out each whole message. */
export function messageReader(
  onMessage: (message: { head: string; body: Buffer }) => void,
): (bytes: Buffer) => void {
  let received: Buffer = Buffer.alloc(0);
  return (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    for (;;) {
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const bodyStart = headEnd + HEAD_END.length;
      const bodyEnd = bodyStart + Number(LENGTH.exec(head)?.[1] ?? 0);
      if (received.length < bodyEnd) return;
      const body = received.subarray(bodyStart, bodyEnd);
      received = received.subarray(bodyEnd);
      onMessage({ head, body });
    }
  };
}

/** One keep-alive connection with one request under way at a time. */
export class WireClient {
  readonly #socket: Socket;
  #waiting: { resolve: (answer: WireAnswer) => void; reject: (cause: Error) => void } | undefined;

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
    const read = messageReader(({ head, body }) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve({ status: Number(head.slice(9, 12)), body });
    });
    socket.on('data', read);
    socket.on('error', (cause) => this.#waiting?.reject(cause));
    socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  send(request: Buffer): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }
}

export type WireAnswer = { readonly status: number; readonly body: Buffer };
