export const en = {
  title: 'Before your first deposit',
  choose:
    'The house rules of your market let you choose: a limit for your deposits, or none for now. You can set, lower and raise limits at any time under Safer play.',
  require:
    'The house rules of your market want two limits first: what you may lose in a month, and how long you may play on a day. You can lower and raise them at any time under Safer play.',
  deposit: 'Deposit limit for a month',
  loss: 'Loss limit for a month',
  time: 'Time limit for a day, in minutes',
  timeRange: '{{min}} to {{max}}',
  all: 'All wallets together',
  amountProblem: 'Enter a whole amount, up to {{max}}',
  timeProblem: 'Enter whole minutes, from {{min}} to {{max}}',
  set: 'Set and continue',
  setting: 'Setting…',
  notNow: 'Not now',
  failed: 'The limit could not be set. Nothing was charged, please try again.',
} as const;
