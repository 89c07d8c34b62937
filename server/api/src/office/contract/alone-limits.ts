/**
 * What staff correct without a second person in 24 hours, in US dollars by the reference rates, whatever
 * the sign: of one player by all of them, and by one of them of all players.
 */
export const ADJUSTMENT_ALONE_USD_MAX = { player: 100, staff: 500 } as const;
