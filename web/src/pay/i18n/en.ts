import type { TextsLike } from '@/i18n/messages.ts';

/** The texts of the checkout page; the other languages satisfy this shape. */
export const en = {
  page: {
    title: 'Pay {{amount}} · Mockpay',
    loading: 'Loading the order',
    sandbox: 'Sandbox session',
    order: 'Order {{number}}',
    reference: 'Ref {{number}}',
    signed: 'Webhook signed with HMAC-SHA256',
  },
  strip: {
    badge: 'Simulated',
    text: 'Test payment page. No real money moves and no card is charged.',
  },
  summary: {
    label: 'Order summary',
    back: 'Back to Fairhall',
    deposit: 'Deposit to your {{currency}} wallet',
    subtotal: 'Subtotal',
    fee: 'Mockpay fee',
    total: { due: 'Total due', paid: 'Total paid', unpaid: 'Order total' },
    timeLeft: 'left to pay, then the order expires',
    minutesLeft_one: '{{count}} minute left to pay',
    minutesLeft_other: '{{count}} minutes left to pay',
    disclaimer:
      'Mockpay is a simulator bundled with Fairhall. It never contacts a bank, and card details never leave this page.',
  },
  methods: {
    title: 'Pay with',
    card: 'Card',
    pix: 'PIX',
    bank: 'Bank transfer',
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry',
    expiryExample: 'MM / YY',
    code: 'Security code',
    name: 'Name on card',
    testCard: 'Test card',
    pay: 'Pay {{amount}} (simulated)',
  },
  testCards: {
    title: 'Test cards',
    hint: 'Choose one to fill in the form. Never enter a real card.',
    credit: 'Credit',
    debit: 'Debit',
    pays: 'Pays',
    declined: 'Is declined',
    insufficientFunds: 'Has insufficient funds',
  },
  cardProblems: {
    numberMissing: 'Enter the number of a test card.',
    numberNotTest: 'Only the test cards below work here. Never enter a real card.',
    creditRefused: 'This merchant takes debit cards only.',
    expiryInvalid: 'Enter month and year, as 12 / 29.',
    expiryPast: 'This date is in the past.',
    codeInvalid: 'Enter three or four digits.',
    nameMissing: 'Enter any name.',
  },
  pix: {
    step1: 'Open your banking app and choose PIX.',
    step2: 'Scan the code, or paste the text below.',
    step3: 'Confirm {{amount}}. This page updates by itself.',
    waiting: 'Waiting for the payment…',
    simulated: 'No banking app can pay this code. Choose the outcome below instead.',
    qr: 'PIX QR code of this order',
    copyAndPaste: 'PIX copy and paste',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'The text is selected. Copy it with the keyboard.',
  },
  bank: {
    intro: 'Transfer the amount from your bank with this reference.',
    beneficiary: 'Beneficiary',
    nobody: 'SIMULATED',
    account: 'Account',
    reference: 'Reference',
    amount: 'Amount',
    pay: 'I have sent {{amount}} (simulated)',
    simulated: 'This account does not exist. No transfer can reach it.',
  },
  outcome: {
    title: 'Choose the outcome',
    hint: 'This replaces the bank’s answer.',
    paid: 'Succeed',
    failed: 'Fail',
    cancelled: 'Cancel',
    expired: 'Expire',
    working: 'One moment…',
  },
  webhooks: {
    title: 'Send another webhook',
    hint: 'For testers: what a provider should not send, but may.',
    duplicate: 'The same event again',
    late: 'A late payment',
    wrong_amount: 'A wrong amount',
    sent: 'Sent: {{event}}',
    failed: 'It could not be sent. Try again.',
  },
  ended: {
    paid: {
      title: 'Payment received',
      text: '{{amount}} is paid. Mockpay is telling Fairhall, and your wallet follows in a moment.',
    },
    failed: {
      title: 'Payment failed',
      text: 'Nothing was charged. Start a new deposit at Fairhall to try again.',
    },
    cancelled: {
      title: 'Payment cancelled',
      text: 'Nothing was charged. You can start a new deposit at Fairhall at any time.',
    },
    expired: {
      title: 'The order expired',
      text: 'The time to pay ran out. Nothing was charged. Start a new deposit at Fairhall to try again.',
    },
    leaving: 'Taking you back to Fairhall…',
    back: 'Return to Fairhall',
  },
  reasons: {
    card_declined: 'The card was declined.',
    insufficient_funds: 'The card has insufficient funds.',
  },
  problems: {
    notFoundTitle: 'Order not found',
    notFoundText:
      'Mockpay knows no order at this address. Close this tab and start a new deposit at Fairhall.',
    loadTitle: 'The order could not be loaded',
    loadText:
      'Mockpay did not answer, so this page can’t tell whether the order is paid. Check your connection and try again, or look it up in the deposit records of your Fairhall wallet. An order is never paid twice.',
    submit: 'Mockpay did not answer. Try again: an order is never paid twice.',
    declined: 'Nothing was charged. Try another card, or another way to pay.',
    offline: 'The connection to Mockpay is lost. Trying again…',
    retry: 'Try again',
  },
} as const;

/** All texts of the page: a language that lacks one does not compile. */
export type PayTexts = TextsLike<typeof en>;
