import http from 'node:http';

export type ReceivedEvent = {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
};

/** An open stream of server-sent events. */
export type EventReader = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The next event, or null when the stream has ended. */
  next(): Promise<ReceivedEvent | null>;
  /** All remaining events. */
  rest(): Promise<ReceivedEvent[]>;
  /** Comments so far. */
  readonly beats: () => number;
  /** The Last-Event-ID of a reconnection. */
  readonly lastEventId: () => string;
  /** The reconnection time in milliseconds that was sent last. */
  readonly retryMs: () => number;
  /** Whether the stream ended with its last chunk. */
  readonly endedWell: () => boolean;
  /** Destroys the connection. */
  vanish(): void;
};

/** Opens `GET /api/events`, or another stream, on a connection of its own. */
export function openEvents({
  origin,
  path = '/api/events',
  token,
  lastEventId,
  language,
}: {
  origin: string;
  path?: string;
  token?: string;
  lastEventId?: string;
  language?: string;
}): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${path}`, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        ...(language !== undefined && { 'accept-language': language }),
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      request.off('error', reject);
      request.on('error', () => {});
      resolve(readEvents(response, () => request.destroy()));
    });
  });
}

function readEvents(response: http.IncomingMessage, vanish: () => void): EventReader {
  const received: ReceivedEvent[] = [];
  const waiting: ((event: ReceivedEvent | null) => void)[] = [];
  let isOver = false;
  let lastEventId = '';
  let retryMs = Number.NaN;
  let beats = 0;
  let text = '';
  const take = (block: string) => {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      const colon = line.indexOf(':');
      if (colon === 0) beats += 1;
      else fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart());
    }
    lastEventId = fields.get('id') ?? lastEventId;
    if (fields.has('retry')) retryMs = Number(fields.get('retry'));
    const data = fields.get('data');
    if (data === undefined) return;
    const event = { id: lastEventId, event: fields.get('event') ?? '', data: JSON.parse(data) };
    const next = waiting.shift();
    if (next) next(event);
    else received.push(event);
  };
  const finish = () => {
    isOver = true;
    for (const next of waiting.splice(0)) next(null);
  };
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) take(block);
  });
  response.once('close', finish).on('error', finish);
  const next = () => {
    const event = received.shift();
    if (event) return Promise.resolve(event);
    if (isOver) return Promise.resolve(null);
    return new Promise<ReceivedEvent | null>((resolve) => waiting.push(resolve));
  };
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next,
    async rest() {
      const events: ReceivedEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    beats: () => beats,
    lastEventId: () => lastEventId,
    retryMs: () => retryMs,
    endedWell: () => response.complete,
    vanish,
  };
}
