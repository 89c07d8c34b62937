import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** One drawn number: `event` of `of` equally likely ones. */
export type Draw = {
  readonly of: number;
  readonly event: number;
  /** The four bytes of the number in hex, where a game shows them. */
  readonly bytes?: string | undefined;
};

/** The same stream with a callback for each drawn event, so that a deal can be verified. */
export function recordingStream(
  stream: OutcomeStream,
  onDraw: (draw: Draw) => void,
): OutcomeStream {
  return {
    float: stream.float,
    last: stream.last,
    event: (of) => {
      const event = stream.event(of);
      onDraw({ of, event });
      return event;
    },
  };
}

/** As `recordingStream`, with the bytes of each number, of a stream that keeps the last one. */
export function byteRecordingStream(
  stream: OutcomeStream,
  onDraw: (draw: Draw) => void,
): OutcomeStream {
  return recordingStream(stream, (draw) => {
    const number = (stream.last?.() ?? 0) * 2 ** 32;
    onDraw({ ...draw, bytes: number.toString(16).padStart(8, '0') });
  });
}
