export const fairness = {
  title: 'Return of every game',
  lead: 'What each game pays back in the long run: as the house states it, as it follows from the game’s mathematics, and as it came out in simulated rounds.',
  verify: 'Verify a round',
  report: 'Games and their returns',
  interval: '{{rtp}} ± {{margin}}',
  rounds: '{{rounds}} rounds',
  exactly: 'computed {{rtp}}',
  multiple: '×{{multiple}}',
  advisedPlay: 'with the advised play',
  descending: 'Largest first',
  columns: {
    name: 'Game',
    rtp: 'RTP',
    played: 'Simulated',
    volatility: 'Volatility',
    hitRate: 'Hit rate',
    maxWin: 'Largest win',
  },
  volatilities: { low: 'Low', medium: 'Medium', high: 'High' },
  termsTitle: 'What the figures say',
  terms: {
    stated: {
      name: 'Stated RTP',
      text: 'Return to player: the share of all stakes that a game pays back over very many rounds. Where bets return differently, the simplest bet stands for the game.',
    },
    exact: {
      name: 'Computed RTP',
      text: 'The sum over everything that can be dealt, each with its exact chance. Nothing is estimated.',
    },
    played: {
      name: 'Simulated RTP',
      text: 'The return of simulated rounds of the same engine, with the 95% interval that chance allows.',
    },
    volatility: {
      name: 'Volatility index',
      text: '1.96 standard deviations of one round, in stakes. Low is below 5, high from 10.',
    },
    hitRate: {
      name: 'Hit rate',
      text: 'How often a round returns anything at all, also less than its stake.',
    },
    maxWin: {
      name: 'Largest win',
      text: 'The most that one round can return, as a multiple of its stake.',
    },
  },
  source:
    'The figures come from the engines that deal the games, by the command npm run rtp. A test fails when they drift from what a game states.',
} as const;
