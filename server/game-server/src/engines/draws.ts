import { eventOf, type OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

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
    event: (of) => {
      const event = stream.event(of);
      onDraw({ of, event });
      return event;
    },
  };
}

/** As `recordingStream`, with the bytes of each number. */
export function byteRecordingStream(
  { float }: OutcomeStream,
  onDraw: (draw: Draw) => void,
): OutcomeStream {
  return {
    float,
    event: (of) => {
      const number = float();
      const event = eventOf(number, of);
      onDraw({ of, event, bytes: (number * 2 ** 32).toString(16).padStart(8, '0') });
      return event;
    },
  };
}
