/** One in so many rounds: a limit that is reached less often is not called a win. */
const REACHED_ODDS = 100_000_000;

/** Whether the most that a round pays is a win to expect; `odds`: one in how many rounds reaches it. */
export const isLargestWin = (odds: number): boolean => odds <= REACHED_ODDS;
