export const gamePlay = {
  frameTitle: '{{game}}, game',
  pageTitle: 'Game',
  loading: {
    title: 'Opening {{game}}',
    fallbackTitle: 'Opening the game',
    text: 'Playing with {{amount}} of play money from your {{currency}} wallet.',
    slow: 'This takes longer than usual. Your balance is not touched until you bet.',
    noProofs: 'The provider of this game offers no proofs: its rounds cannot be verified.',
    cancel: 'Back to games',
  },
  leave: {
    title: 'Leave the game?',
    text: 'A round that has started is settled by the game server, so nothing is lost. You can come back at any time.',
    stay: 'Keep playing',
    leave: 'Leave the game',
  },
  offline: 'You’re offline. Betting is paused until the connection is back.',
  action: {
    relaunch: 'Reload the game',
    login: 'Log in',
    welcome: 'Draw the welcome reward',
    deposit: 'Deposit',
    wallet: 'Choose a wallet',
    saferPlay: 'Safer play',
    games: 'Back to games',
    support: 'Contact support',
  },
  problem: {
    invalidGame: {
      title: 'This game doesn’t exist',
      text: 'Invalid game ID. The link may be old or incomplete. No bet was taken.',
    },
    gameInfo: {
      title: 'We couldn’t look up the game',
      text: 'Failed to get game information. No bet was taken.',
    },
    launchFailed: {
      title: 'The game didn’t start',
      text: 'Game start failed. No bet was taken.',
    },
    launchRefused: {
      title: 'The game didn’t start',
      text: 'Login failed: {{message}}. Please try again. No bet was taken.',
    },
    loginException: {
      title: 'The game login broke off',
      text: 'Login exception: the game server sent neither data nor a message. Log in again, or contact customer service if it happens twice. No bet was taken.',
    },
    unavailable: {
      title: 'This game is closed for now',
      text: 'Its provider has taken it off the floor. Every other game is open, and your balance is untouched.',
    },
    accountBlocked: {
      title: 'Play is paused on your account',
      text: 'A time-out or self-exclusion is in force, so games can’t be opened until it ends. Your balance is untouched.',
    },
    timeOut: {
      title: 'Play is paused until {{time}}',
      text: 'You are on a break, so games can’t be opened until it ends. A round that you started is finished and paid. Your wallet and your withdrawals go on.',
    },
    unknownCurrency: {
      title: 'This wallet can’t play here',
      text: 'The selected currency isn’t offered. Choose another wallet and open the game again. No bet was taken.',
    },
    insufficientBalance: {
      title: 'Your {{currency}} wallet is empty',
      text: 'Insufficient wallet balance, please deposit first. It is play money: nothing is charged.',
    },
    welcomeReward: {
      title: 'Your {{currency}} wallet is empty',
      text: 'Your welcome reward is still there: one free spin fills this wallet, and the game opens.',
    },
    network: {
      title: 'The game server doesn’t answer',
      text: 'Network connection failed, unable to connect to game server. Please check your network and try again. No bet was taken.',
    },
    initializationFailed: {
      title: 'The game didn’t open',
      text: 'Game initialization failed. No bet was taken.',
    },
    tokenInvalid: {
      title: 'The game didn’t recognize you',
      text: 'Token validation failed. Reload to get a fresh pass for this game. No bet was taken.',
    },
    loginExpired: {
      title: 'Please log in again',
      text: 'Your login has ended, so the game stopped. A round that you started is finished and paid, and your balance is safe.',
    },
    tokenExpired: {
      title: 'The game pass has expired',
      text: 'Login token has expired. Please login again to continue playing. A round that you started is finished and paid, and your balance is safe.',
    },
    kickedOut: {
      title: 'You’re playing somewhere else',
      text: 'Your account has been logged in on another device. For security, you have been logged out. A round that you started is finished and paid, and your balance is safe.',
    },
    connectionLost: {
      title: 'Connection lost',
      text: 'The game lost its server. A round that had started is settled there and shows when you reload.',
    },
    loadFailed: {
      title: 'The game didn’t load',
      text: 'Resource load failed. Your balance is untouched.',
    },
    loginParameter: {
      title: 'The game link is incomplete',
      text: 'Login parameter error. Reload to open the game with a fresh link. No bet was taken.',
    },
    outdatedGame: {
      title: 'This game needs an update',
      text: 'It was made for another version of our game page, so it can’t run here until its provider updates it. Every other game is open.',
    },
    blockedGame: {
      title: 'We can’t open this game',
      text: 'Its address isn’t one that this page may open. No bet was taken, and every other game is open.',
    },
  },
} as const;
