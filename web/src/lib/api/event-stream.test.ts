import { describe, expect, it } from 'vitest';
import { EventStreamParser } from './event-stream.ts';

describe('an event stream', () => {
  it('returns an event once its blank line has arrived, for any chunking', () => {
    const text = 'id: 7\nevent: balance\ndata: {"walletBalance":1}\n\n';
    for (let cut = 0; cut <= text.length; cut += 1) {
      const parser = new EventStreamParser();
      const events = [...parser.push(text.slice(0, cut)), ...parser.push(text.slice(cut))];
      expect(events).toEqual([{ name: 'balance', data: '{"walletBalance":1}' }]);
      expect(parser.lastId).toBe('7');
    }
  });

  it('accepts line breaks of every kind, also one split between chunks', () => {
    const parser = new EventStreamParser();
    const pieces = ['data: a\r', '\n\r', '\ndata: b\r\rdata: c\n\n'];
    const events = pieces.flatMap((piece) => parser.push(piece));
    expect(events.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
  });

  it('joins several lines of data and ignores comments and unknown fields', () => {
    const parser = new EventStreamParser();
    expect(parser.push(': beat\n\nretry: 10\ndata: a\ndata\ndata:b\n\n')).toEqual([
      { name: 'message', data: 'a\n\nb' },
    ]);
  });

  it('tracks the last event id, of events and without an event', () => {
    const parser = new EventStreamParser();
    const places = ['id: 1\ndata: a\n\n', 'data: b\n\n', 'id: 2\n\n'].map((block) => {
      parser.push(block);
      return parser.lastId;
    });
    expect(places).toEqual(['1', '1', '2']);
  });

  it('reads the last reconnection time, and ignores one that is no number', () => {
    const parser = new EventStreamParser();
    const times = ['data: a\n\n', 'retry: 1000\n\n', 'retry: soon\n\n', 'retry: 250\n'].map(
      (block) => {
        parser.push(block);
        return parser.retryMs;
      },
    );
    expect(times).toEqual([null, 1000, 1000, 250]);
  });

  it('rejects a line without an end', () => {
    const parser = new EventStreamParser();
    expect(() => parser.push('data: '.padEnd(1_000_001, 'x'))).toThrow('endless');
  });
});
