export const en = {
  subtitle: 'The hall’s assistant answers at any hour.',
  channelsTitle: 'Ways to reach us',
  channels: {
    chat: { name: 'Online chat', window: 'Answers right away' },
    help: { name: 'Help center', window: 'Read at once' },
    email: { name: 'Email', window: 'Within 24 hours' },
    phone: { name: 'Phone', window: 'Within 48 hours' },
    telegram: { name: 'Telegram', window: 'Within 24 hours' },
    whatsapp: { name: 'WhatsApp', window: 'Within 24 hours' },
    facebook: { name: 'Facebook', window: 'Within 48 hours' },
  },
  contact: {
    address: 'Address',
    window: 'Answer',
    demo: 'Fairhall is a demonstration: this address belongs to nobody and nothing that you send there is read. The online chat and the help center do answer.',
    toChat: 'Open the chat',
  },
  helpTitle: 'Help center',
  articles: {
    deposit: {
      title: 'My deposit hasn’t arrived',
      summary: 'Usually 5 minutes',
      text: [
        'Deposits usually arrive within about 5 minutes. Your wallet moves by itself when the payment is confirmed; you need not reload.',
        'Open Wallet and look at the deposit records. “Pending payment” means that the payments provider has not confirmed yet: open the payment again from there, or start a new deposit.',
        '“Payment failed” and “Cancelled” mean that nothing was taken. If a payment is confirmed late all the same, it is credited, and the record says so.',
      ],
    },
    withdraw: {
      title: 'How long withdrawals take',
      summary: '24 hours, cards 1–3 business days',
      text: [
        'Withdrawals are processed within 24 hours. To a bank card it takes 1–3 business days.',
        'The amount is set aside as soon as you ask for it: it leaves “available” and shows as “frozen”. When the bank has paid, it leaves your wallet; when the bank refuses, it comes back.',
        'A withdrawal that was accepted cannot be cancelled. Check the account before you send it.',
      ],
    },
    verify: {
      title: 'Verify a round yourself',
      summary: 'Seeds, nonce and result',
      text: [
        'Before you bet, the game shows the SHA-256 hash of its server seed. It cannot change the seed after that without changing the hash.',
        'Each result is made from HMAC-SHA256 of the server seed over your client seed and a number that counts up (the nonce). Open the fairness panel of a game to see all three and to choose your own client seed.',
        'When you rotate the seed, the old one is opened. Pick any round that was played with it, from its game or from your history: your browser deals it again and shows whether the result matches.',
      ],
    },
    security: {
      title: 'Keep my account safe',
      summary: 'Passwords and devices',
      text: [
        'Use a password that you use nowhere else, at least 8 characters long. You can change it under Profile, Security.',
        'There is one session per player: a login on another device ends yours, and the page tells you so. If that was not you, change your password at once.',
        'We never ask for your password in a chat or a mail.',
      ],
    },
    bonus: {
      title: 'Bonus rules',
      summary: 'First deposit and welcome reward',
      text: [
        'Your first deposit is matched: we add the same amount to the same wallet, up to the limit of its currency (for example $1,000 or R$5,000). It happens once per player.',
        'The welcome reward is one turn of the prize wheel: 10 to 100 in your currency (100 times that in yen, 10 times in baht, 5 times in yuan). The wheel is as provably fair as the games.',
        'All of it is play money without any cash value.',
      ],
    },
    lag: {
      title: 'A game is slow or stuck',
      summary: 'Reload and reconnect',
      text: [
        'Use the reload button above the game. A round that had begun is finished on the server; its result is in your history, and no stake is taken twice.',
        'Check your connection. While you are offline, betting is paused.',
        'Close other tabs with games and switch on hardware acceleration in your browser’s settings: the games are drawn by the graphics card.',
      ],
    },
    playMoney: {
      title: 'What play money means',
      summary: 'No cash value',
      text: [
        'Balances have no cash value. You cannot buy them and nobody pays them out.',
        'Deposits and withdrawals are simulated: the checkout takes test cards only and the banks are invented.',
      ],
    },
  },
  questions: {
    title: 'Write to us',
    text: 'A person reads your message and answers here. A notification tells you.',
    guest: 'Log in, and a person answers your message here.',
    logIn: 'Log in',
    subject: 'Subject',
    message: 'Message',
    left: '{{count}} characters left',
    send: 'Send message',
    reply: 'Send another message',
    sending: 'Sending…',
    sent: 'Your message was sent',
    earlier: 'Your messages',
    none: 'You have not written to us yet.',
    failed: 'Your messages could not be loaded',
    you: 'You',
    support: 'Support',
    states: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
    ended: 'This conversation has ended. For anything else, write a new message.',
    more: 'Show more',
  },
  chat: {
    title: 'Hall assistant',
    online: 'Online, answers right away',
    intro:
      'Ask about deposits, withdrawals, games, your account or bonuses. Log in, and the answers look at your own orders.',
    introPlayer:
      'Ask about deposits, withdrawals, games, your account or bonuses. The answers look at your own orders.',
    log: 'Conversation',
    you: 'You',
    quickTitle: 'Quick replies',
    quick: {
      deposit: 'Deposit',
      withdraw: 'Withdraw',
      lag: 'Game lag',
      security: 'Account security',
      bonus: 'Bonus',
    },
    placeholder: 'Write a message',
    send: 'Send',
    typing: 'The assistant is looking it up',
    failed: 'Send failed, please try again',
    greeting: 'Hi. What can I help with?',
    greetingNamed: 'Hi {{name}}. What can I help with?',
    unknown:
      'I did not understand that. I can help with deposits, withdrawals, slow games, your account and bonuses; pick one below.',
    readMore: 'Read more',
    showChannels: 'Show the channels',
    openWallet: 'Open wallet',
    replies: {
      deposit:
        'Deposits usually arrive within about 5 minutes. Log in and ask again: then I can look at your last one.',
      depositNone: 'You have not made a deposit yet. They usually arrive within about 5 minutes.',
      depositFound: 'Your last deposit is {{amount}}. Here is how it stands.',
      withdraw:
        'Withdrawals are processed within 24 hours; to a bank card it takes 1–3 business days. Log in and ask again: then I can look at your last one.',
      withdrawNone:
        'You have not asked for a withdrawal yet. They are processed within 24 hours; to a bank card it takes 1–3 business days.',
      withdrawFound: 'Your last withdrawal is {{amount}}. Here is how it stands.',
      human: 'People answer by email, phone and messenger. Each channel shows how soon.',
      lag: 'Use the reload button above the game. A round that had begun is finished on the server and no stake is taken twice.',
      security:
        'Use a password that you use nowhere else. You can change it under Profile, Security. A login on another device ends your session, and the page tells you so.',
      bonus:
        'Your first deposit is matched into the same wallet, once, and the welcome wheel gives 10 to 100 in your currency. All of it is play money.',
      verify:
        'Open the fairness panel of a game: it shows the sealed server seed, your client seed and the nonce. Rotate the seed, and your browser deals any of your rounds again.',
    },
  },
} as const;
