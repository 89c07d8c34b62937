import { createServer, type Socket } from 'node:net';

/** A mail as received. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, lines ended by CRLF. */
  readonly message: string;
};

/**
 * A minimal SMTP server (RFC 5321). Refuses the first `refusals` mails temporarily, as a busy
 * server does.
 */
export async function startSmtpServer({ refusals = 0 } = {}) {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const sockets = new Set<Socket>();
  let toRefuse = refusals;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, {
      refuses: () => toRefuse-- > 0,
      accept: (mail) => {
        received.push(mail);
        waiting.shift()?.(mail);
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://localhost:${port}`,
    received,
    /** The next received mail. */
    next: () => new Promise<ReceivedMail>((resolve) => waiting.push(resolve)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Conversation = {
  readonly refuses: () => boolean;
  readonly accept: (mail: ReceivedMail) => void;
};

function converse(socket: Socket, { refuses, accept }: Conversation): void {
  let buffer = '';
  let from = '';
  let to: string[] = [];
  let isData = false;
  const writeLine = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    if (/^(EHLO|HELO)/i.test(line)) writeLine('250 mail.test');
    else if (/^MAIL FROM:/i.test(line)) {
      from = address(line);
      writeLine(refuses() ? '451 come back later' : '250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      to.push(address(line));
      writeLine('250 ok');
    } else if (/^DATA/i.test(line)) {
      isData = true;
      writeLine('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else writeLine('250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(mark);
      if (end === -1) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + mark.length);
      if (!isData) {
        command(part);
        continue;
      }
      isData = false;
      accept({ from, to, message: part });
      to = [];
      writeLine('250 taken');
    }
  });
  writeLine('220 mail.test');
}

function address(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
