import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** One drawn number: `event` of `of` equally likely ones. */
export type Draw = { readonly of: number; readonly event: number };

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
