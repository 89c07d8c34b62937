/** Players who bet, spin and deposit, at the casino and beside it: each has pages of an index for itself. */
export const PLAYERS = 256;
