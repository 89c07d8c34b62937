export const en = {
  terms: {
    lead: 'Fairhall is a demonstration of a casino with play money. These terms say what you can expect of it, and what it expects of you.',
    sections: [
      {
        title: 'Play money',
        text: [
          'Every balance, deposit, bonus and win is play money. It cannot be bought, has no cash value, and is never paid out.',
          'Payments are simulated. Do not enter a real card, bank account or payment key: nothing is charged, and no money is sent.',
        ],
      },
      {
        title: 'Who may play',
        text: [
          'You are 18 or older. You have one account, and you use it yourself.',
          'Playing with play money says nothing about your chances elsewhere.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'Keep your password to yourself. A login on another device ends the earlier one, and you are told of it.',
          'You can be logged out or excluded if you disturb the service or others. Your records stay as they are.',
        ],
      },
      {
        title: 'Fair games',
        text: [
          'The outcome of a round follows from a server seed whose hash you see before you play, from your own client seed, and from a number that counts up. Once the seed is revealed, you can recompute each round.',
          'The return to player of each game is published. It is a mean over very many rounds and promises nothing for a few.',
        ],
      },
      {
        title: 'Interruptions and errors',
        text: [
          'A round that was interrupted is finished as it was dealt. If that is impossible, its stake is returned.',
          'A wrong booking is corrected by another booking that you can see. Nothing is changed or removed afterwards.',
        ],
      },
      {
        title: 'No warranty',
        text: [
          'The service is offered as it is. It can be interrupted, changed or ended at any time, and a demonstration may start again without earlier accounts.',
          'If these terms change, the new ones are shown on this page.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'What is stored about you, why, and for how long. There is no advertising, no analytics service and no content from other sites.',
    sections: [
      {
        title: 'Your account',
        text: [
          'Stored are your email, nickname, currency and language, and, if you give them, your phone number, address, country, invite code and picture. They serve to run your account and to write to you about it.',
          'Your password is stored as an argon2id hash alone. Nobody can read it.',
        ],
      },
      {
        title: 'Logins',
        text: [
          'A login is stored with its time and end. Of your network address only a hash is stored, so that strangers who guess at your password do not lock you out.',
          'A login is deleted a month after its expiry, the hash three months after the last login from there.',
        ],
      },
      {
        title: 'Play and money',
        text: [
          'Your rounds, deposits, withdrawals with their accounts, favorites, notifications and visited games are stored, so that you can see and check them.',
          'You can clear the visited games, and hide your rounds from your history. The records of money and rounds themselves are never removed: they prove that every amount is accounted for.',
        ],
      },
      {
        title: 'Who receives it',
        text: [
          'The game server receives your player number, nickname, language, balance and bets, and stores your rounds. The payment page receives the amount, currency and language of a deposit, and the amount, currency and account of a withdrawal. Both belong to this casino. Mails go through the operator’s mail server.',
          'The chat’s assistant answers in your browser. What you write there is neither sent nor stored.',
        ],
      },
      {
        title: 'On your device',
        text: [
          'There are no cookies. The browser’s storage holds your session, your language, your settings, such as hidden balances and sound, your favorites, recent searches and last deposit, whether anyone has logged in on this device, and, if you stay logged in, your email. Until you close the tab, it also holds your invite code and the results of the games you opened.',
          'It also holds a record of what the games showed you: the hashes of seeds, at most 5,000 rounds and 500 each of hashes, refused bets and slips, for at most eight players of the device. With it a round can be verified against what you saw; it stays on the device.',
          'Logging out removes the session and the favorites. You can remove the rest in your browser.',
        ],
      },
      {
        title: 'Your choices',
        text: [
          'In your profile you can change your nickname, picture, phone number, address, country and currency. For a copy of your data, or to have your account closed, write to the operator of this site.',
        ],
      },
    ],
  },
} as const;
