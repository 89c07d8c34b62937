/** The verifier's search parameters for a draw, match or race. */
export const eventSearch = (eventId: string): string =>
  `${new URLSearchParams({ event: eventId })}`;
