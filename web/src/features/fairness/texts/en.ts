export const en = {
  lead: 'What each game pays back in the long run: as the house states it, as it follows from the game’s mathematics, and as it came out in simulated rounds.',
  terms: {
    stated:
      'Return to player: the share of all stakes that a game pays back over very many rounds. Where bets return differently, the simplest bet stands for the game.',
    exact:
      'The sum over everything that can be dealt, each with its exact chance. Nothing is estimated.',
    played:
      'Rounds of the same engine, played to check the figure beside it. By chance one game in twenty lies outside its 95% interval. Where a return is computed, the computed one counts. Where almost all of it is one rare win, no rounds are shown.',
    volatility:
      'How far single rounds stray from the average: 1.96 standard deviations of one round, in stakes. Low is below 5: many small wins. High is from 10: rarely, but then a lot.',
    hitRate: 'How often a round returns anything, also less than its stake, with all that follows.',
    maxWin: 'The most that one round can return, as a multiple of its stake.',
    odds: 'One in how many paid spins returns at least 100 or 1,000 times its stake, or the largest win. Computed, not simulated.',
  },
  source:
    'The figures come from the engines that deal the games. Anyone can compute them again from the public source code, and no version is released when they drift from what a game states.',
} as const;
