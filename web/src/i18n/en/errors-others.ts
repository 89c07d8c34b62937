/** What went wrong, as pages and dialogs say it. */
export const errors = {
  refreshFailed: 'Refresh failed, please try again',
  sessionExpired: 'Login expired, please login again',
  kickedOut:
    'Your account has been logged in on another device. For security, you have been logged out.',
} as const;
