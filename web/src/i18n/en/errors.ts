export const errors = {
  network: 'Network error',
  timeout: 'Request timed out',
  requestFailed: 'Request failed',
  forbidden: 'No permission to access',
  notFound: 'Requested resource not found',
  internal: 'Internal server error',
  refreshFailed: 'Refresh failed, please try again',
  loginRequired: 'Please login first',
  sessionExpired: 'Login expired, please login again',
  kickedOut:
    'Your account has been logged in on another device. For security, you have been logged out.',
  unexpected: {
    title: 'Something broke on this page',
    text: 'Nothing happened to your balance. Reload the page to go on.',
    reload: 'Reload',
  },
  loadTitle: 'This did not load',
  loadText: 'No money moved. Try again in a moment.',
  offline: {
    title: 'You’re offline.',
    text: 'Showing what we had at {{time}}. Play goes on when the connection is back.',
    waiting: 'This shows as soon as the connection is back.',
    dialog: 'This needs a connection. It opens by itself once you’re back online.',
  },
} as const;
