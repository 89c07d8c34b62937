export const exclusion = {
  ended: 'Your account is closed by your self-exclusion.',
  until: 'Your account is closed by your self-exclusion until {{time}}.',
  forever: 'Your account is closed by your self-exclusion, for good.',
  over: 'Your self-exclusion is over. Your account stays closed until you decide to return.',
  return: 'Return',
  returning: 'One moment …',
  opens: 'Your account opens on {{time}}. Until then you can think again: just do not log in.',
} as const;
