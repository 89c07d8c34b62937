import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';

/** One number that the deal asked for: `event` of `of` equally likely ones. */
export type Draw = { readonly of: number; readonly event: number };

/** The same stream, each event told as it is drawn, so that anybody can follow the deal. */
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
