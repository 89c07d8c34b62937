export const notifications = {
  title: 'Notifications',
  filter: 'Show',
  tabs: {
    all: 'All',
    unread: 'Unread',
    system: 'System',
    activity: 'Activity',
  },
  unread: 'unread',
  new: 'New:',
  readAll: 'Mark all as read',
  refresh: 'Refresh',
  older: 'Load older',
  today: 'Today',
  earlier: 'Earlier',
  justNow: 'just now',
  remove: 'Delete “{{title}}”',
  none: 'Nothing to tell you yet',
  noneText: 'Deposits, bonuses and news from the hall show up here.',
  noneHere: 'Nothing here',
  noneHereText: 'Other tabs may have more.',
  sampleTitle: 'Sample data',
  sampleText: '{{error}}. These are examples, not your notifications.',
  samples: {
    system: {
      title: 'Maintenance finished',
      message: 'All tables are back. Thanks for waiting.',
    },
    activity: {
      title: 'Your week at Fairhall',
      message: 'Your rounds of the week are in your history.',
    },
    game: {
      title: 'A round was closed for you',
      message: 'The result is in your history.',
    },
    bonus: {
      title: 'Your first deposit, matched',
      message: 'The match is in your wallet.',
    },
    deposit: {
      title: 'Deposit received',
      message: 'Your deposit is in your wallet.',
    },
    withdrawal: {
      title: 'Withdrawal on its way',
      message: 'The bank is being asked.',
    },
    warning: {
      title: 'Keep your account safe',
      message: 'Use a password here that you use nowhere else.',
    },
    promotion: {
      title: 'New in the hall',
      message: 'Six games have just opened.',
    },
  },
} as const;
