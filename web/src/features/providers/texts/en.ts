export const en = {
  lead: 'Who makes the games, what each game states that it pays back, and what players had back so far.',
  meaning:
    'Measured RTP is what players had back in all closed rounds of a game: its wins by its stakes, from the casino’s own ledger. With enough rounds, the range of ± contains the true return 19 times of 20; where much of the return is in rare large wins, that takes very many.',
  report: 'Returns of the games',
  jump: 'Providers on this page',
  games: 'Games: {{count}}',
  off: 'Not available',
  offText:
    'Switched off: its games cannot be opened, and its open rounds have been or will be ended.',
  rounds: 'Your rounds here are listed on the page “Verify a round”.',
  noRounds: 'This provider offers no list of past rounds.',
  noGames: 'No games yet',
  measured: 'Measured RTP',
  rules: 'Rules',
  rulesOf: 'Hash of the rules of {{game}}',
  proofs: 'Proofs',
  verify: 'Verify',
  early: 'Not enough rounds yet',
} as const;
