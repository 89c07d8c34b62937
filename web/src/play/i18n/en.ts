import { feltEn } from './felt/en.ts';

/** The words of the game page; the other languages satisfy this shape. */
export const en = {
  ...feltEn,
  page: {
    title: '{{game}} · Fairhall',
    loading: 'Loading {{game}}',
    loadingGame: 'Loading the game',
    playMoney: 'Play money',
  },
  bar: {
    back: 'Back to the games',
    rtp: '{{supplier}} · RTP {{rtp}}%',
    sealed: 'Round {{round}} sealed',
    sealedShort: '{{round}} sealed',
    info: 'Paytable and rules',
    fairness: 'Fairness',
    reload: 'Reload the game',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    menu: 'Menu',
    close: 'Close',
  },
  controls: {
    label: 'Play',
    balance: 'Balance',
    win: 'Win',
    bet: 'Bet',
    betLines: 'Bet · {{lines}} lines',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
    lower: 'Lower the bet',
    raise: 'Raise the bet',
    spin: 'Spin',
    skip: 'Skip the animation',
    skipAll: 'Skip to the total',
    turbo: 'Fast spin',
    auto: 'Automatic spins',
    autoStop_one: 'Stop, {{count}} automatic spin left',
    autoStop_other: 'Stop, {{count}} automatic spins left',
    betNow: 'Bet {{amount}}',
  },
  autoplay: {
    title: 'Automatic spins',
    text: 'Each spin stakes {{amount}}. Play stops by itself when the spins are used up or the balance is below the bet.',
    start_one: '{{count}} spin',
    start_other: '{{count}} spins',
  },
  result: {
    none: 'No win.',
    win: 'Win {{amount}}.',
    line: 'Line {{line}}',
    lineWin: '{{count}}× {{symbol}} {{amount}}',
    scatters: '{{count}}× {{symbol}}',
    more: '+{{count}} more',
    multiple: '{{multiple}}× bet',
    balance: 'Balance {{amount}}.',
  },
  freeSpins: {
    won_one: '{{count}} free spin',
    won_other: '{{count}} free spins',
    more_one: '{{count}} more free spin',
    more_other: '{{count}} more free spins',
    progress: 'Free spin {{spin}} of {{total}}',
    total: 'Free spins total',
    hint: 'Press anywhere to go on',
  },
  meter: {
    title: 'Ascend meter',
    locked: 'locked',
    reached: 'reached',
    toGo_one: '{{count}} more wild lifts every win to ×{{multiplier}}.',
    toGo_other: '{{count}} more wilds lift every win to ×{{multiplier}}.',
    idle: 'Wilds of the free spins fill it and lift every win.',
    full: 'Full: every win pays ×{{multiplier}}.',
  },
  fairness: {
    title: 'Fairness',
    serverSeedHash: 'Server seed hash',
    clientSeed: 'Client seed',
    nonce: 'Nonce',
    lastRounds: 'Last rounds',
    noRounds: 'None yet',
    change: 'Change seeds',
    intro:
      'The server seed was fixed before you play: its SHA-256 hash is below. Each round is dealt from server seed, client seed and nonce, so nobody can bend a result afterwards.',
    nextHash: 'Hash of the next server seed',
    newClientSeed: 'New client seed (optional)',
    newClientSeedHelp: 'Up to 64 characters. Leave it empty to keep yours.',
    rotate: 'Reveal seed and change',
    rotating: 'Changing seeds…',
    revealed: 'Revealed server seed',
    revealedText_one:
      '{{count}} round was dealt from it. Its SHA-256 is the hash that you saw before you played.',
    revealedText_other:
      '{{count}} rounds were dealt from it. Its SHA-256 is the hash that you saw before you played.',
    matches: 'The seed matches the hash shown before.',
    differs: 'The seed does not match the hash shown before.',
    failed: 'The seeds were not changed. Please try again.',
  },
  paytable: {
    title: 'Paytable and rules',
    symbols: 'Symbols',
    paysNote: 'At your bet of {{amount}}, {{line}} a line. Multiples are of the line bet.',
    ofBet: 'Multiples are of the whole bet.',
    wild: 'Wild',
    wildText: 'Stands for every symbol except {{scatter}}.',
    wildTextAlone: 'Stands for every other symbol.',
    scatter: 'Scatter',
    scatterText: 'Pays in any position.',
    lines: 'Lines',
    linesText:
      'A line pays for {{count}} or more of a kind on neighbouring reels, counted from the left. The highest win of each line is paid; all lines add up.',
    lineName: 'Line {{line}}: rows {{rows}}',
    freeSpins: 'Free spins',
    freeSpinsFor: '{{scatters}}× {{symbol}} gives {{spins}} free spins.',
    meter: 'Ascend meter',
    meterFor: '{{wilds}} wilds: every win ×{{multiplier}}',
    meterText:
      'Each {{symbol}} that lands during free spins fills the meter. What it has reached multiplies every win of the next free spins.',
    figures: 'Figures',
    rtp: 'Return to player (RTP)',
    maxWin: 'Largest win',
    maxWinValue: '{{multiple}}× bet, {{amount}}',
    fair: 'Every round is dealt from seeds that were sealed before you played. Nobody could see a result coming, and nobody could change one.',
    ofAKind: 'of a kind',
  },
  notice: {
    insufficientTitle: 'Insufficient balance',
    insufficient: 'Insufficient wallet balance, please deposit first',
    deposit: 'Deposit',
    dismiss: 'Close',
    refusedTitle: 'The bet was not taken',
    blocked: 'Your account is blocked. Please contact customer service.',
    limit: 'You have reached a limit that you set for yourself.',
    stake: 'This bet is not on offer. Please choose another.',
    refused: 'Nothing was staked. Please try again.',
    cancelledTitle: 'Round cancelled',
    cancelled: 'The round was cancelled and your bet is back.',
    pendingTitle: 'Win on its way',
    pending: 'The round counts. Its win reaches your balance in a moment.',
    tableLimitTitle: 'Limit of the table',
    tableLimit: 'This is more than the table takes. Your other bets stay.',
    reconnecting: 'Reconnecting…',
    reconnectingText: 'Your round is kept and counts once.',
  },
  problem: {
    reload: 'Reload',
    back: 'Back to the games',
    logIn: 'Log in again',
    closeTab: 'You can close this page.',
    invalidGame: {
      title: 'This game is not here',
      text: 'Invalid game ID. No money was moved.',
    },
    initializationFailed: {
      title: 'The game did not start',
      text: 'Game initialization failed. Please reload. Your balance is safe.',
    },
    tokenInvalid: {
      title: 'This game link is not valid',
      text: 'Token validation failed. Open the game again from the lobby. No money was moved.',
    },
    loginExpired: {
      title: 'Login expired',
      text: 'Login expired, please login again. A round that you started is finished and paid.',
    },
    tokenExpired: {
      title: 'Your game session has ended',
      text: 'Login token has expired. Please login again to continue playing. A round that you started is finished and paid.',
    },
    kickedOut: {
      title: 'You were logged out',
      text: 'Your account has been logged in on another device. For security, you have been logged out.',
    },
    connectionLost: {
      title: 'Connection lost',
      text: 'Network connection failed, unable to connect to game server. Please check your network and try again. A round that was dealt counts once: reload shows your balance.',
    },
    loadFailed: {
      title: 'The game did not load',
      text: 'Resource load failed. Please check your network and reload. No money was moved.',
    },
    loginParameter: {
      title: 'This page was not opened by the lobby',
      text: 'Login parameter error. Open the game again from the lobby. No money was moved.',
    },
  },
  symbols: {
    phoenix: 'Phoenix',
    sun: 'Sun',
    crown: 'Crown',
    gem: 'Gem',
    ring: 'Ring',
    amphora: 'Amphora',
    feather: 'Feather',
    egg: 'Egg',
    flame: 'Flame',
    anchor: 'Anchor',
    heart: 'Heart',
    diamond: 'Diamond',
    spade: 'Spade',
    club: 'Club',
    lion: 'Lion',
    elephant: 'Elephant',
    rhinoceros: 'Rhinoceros',
    giraffe: 'Giraffe',
    zebra: 'Zebra',
    hippopotamus: 'Hippopotamus',
    parrot: 'Parrot',
    grass: 'Grass',
  },
} as const;

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** What a complete translation looks like. */
export type Words = Shape<typeof en>;

type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaf<T[K], `${Path}${K}.`>;
}[keyof T & string];

type Singular<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

/** The dotted name of a text; one with plural forms goes by its stem. */
export type WordKey = Singular<Leaf<typeof en>>;
