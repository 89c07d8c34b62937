/** Texts of the player's own record, and of what it proves. */
export const recordEn = {
  record: {
    title: 'Your record',
    keepsCommitment: 'Your device keeps a record: this seed’s hash, shown {{when}}.',
    keeps_one:
      'Your device keeps a record: this seed’s hash, shown {{when}}, and {{count}} round that you were shown.',
    keeps_other:
      'Your device keeps a record: this seed’s hash, shown {{when}}, and {{count}} rounds that you were shown.',
    noStatus: {
      none: 'Your device has no record of this seed. It was first shown to you elsewhere, or the record was removed.',
      unavailable:
        'This browser keeps no record, as in a private window or with a full disk. You can play, but not prove later what you were shown.',
      ownTab:
        'This game runs in a tab of its own, which keeps no record. Open it from the lobby to have one.',
      guest: 'A record belongs to a player. Log in on the device that you played on.',
    },
    compared: 'Compared with the record on your device of {{when}}, and recomputed here.',
    hash: 'Hash, in your record',
    hashFromServer: 'Hash, from the server',
    fits: {
      commitment: 'The seed is the one that was sealed. The round is not in your record.',
      none: 'It fits together, but your device has no record of it.',
      unavailable: 'It fits together, but this browser keeps no record.',
      ownTab: 'It fits together, but a game in a tab of its own has no record.',
      guest: 'It fits together, but there is no record without a login.',
    },
    limit: {
      commitment:
        'Proven: the hash of this seed was on your device before, on {{when}}, and these seeds deal this outcome. Not proven: that this is the bet and the outcome that you were shown.',
      none: 'Proven: these seeds deal this outcome. Not proven: that the hash was shown before you bet, and that this is the round that you were shown. Only the device that showed it can prove that, while its record lasts.',
    },
    mismatch: {
      seedSwapped:
        'Another seed was revealed: its hash is not the one that your device was shown before.',
      hashRewritten: 'The hash was rewritten: the server names another one than it showed you.',
      commitmentSkipped:
        'The seed in force is not the announced one: its hash was not shown as the next.',
      commitmentMissing_one:
        '{{count}} seed that dealt your rounds is neither in force nor revealed: {{hashes}}',
      commitmentMissing_other:
        '{{count}} seeds that dealt your rounds are neither in force nor revealed: {{hashes}}',
      roundSwapped: 'This is another round than the one that you were shown.',
      roundSwappedAt: 'Another round than the one that you were shown: nonce {{nonces}}.',
      outcomeChanged: 'The outcome is not the one that you were shown.',
      winChanged: 'The win is not the one that you were shown.',
      stakeChanged: 'The stake is not the one that you were shown.',
      nonceChanged: 'The nonce is not the one that you were shown.',
      clientSeedChanged: 'The client seed is not the one that you played with.',
      rulesChanged: 'The rules are not those that were in force when you played.',
      noncesMissing: 'The list of rounds has a gap: nothing is listed for nonce {{nonces}}.',
      refusalHidden:
        'A refused round is hidden: your bet was refused, and nothing is listed for nonce {{nonces}}.',
      nonceTwice: 'A nonce was used twice: {{nonces}}.',
      roundMissing: 'A round that you were shown is not in the list: nonce {{nonces}}.',
      roundMoved: 'A round that you were shown is listed with another nonce than {{nonces}}.',
      refusalUnexplained: 'A refused round is listed without a reason: nonce {{nonces}}.',
      bookChanged: 'The book is not the one that was published when sales closed.',
      slipMissing: 'Your slip is missing from the book, or its text was changed.',
    },
    commitmentHeld: 'The seed has the hash that your device was shown on {{when}}.',
    commitmentUnknown: 'Not in your record.',
    commitmentInRecord: 'The hash is in your record.',
    commitmentOfPage:
      'The seed has the hash that this page showed. Without a record it cannot be compared later.',
    rounds: {
      title: 'All rounds of this seed',
      check: 'Check all rounds of this seed',
      working: 'Reading the list of rounds…',
      failed: 'The list of rounds could not be read. Please try again.',
      again: 'Try again',
      complete_one: 'Complete: nonce 0, {{count}} round over all games.',
      complete_other: 'Complete: nonces 0 to {{last}}, {{count}} rounds over all games.',
      none: 'No round was dealt from this seed.',
      incomplete: 'The list of rounds does not match.',
      partial: 'Only the first {{count}} rounds were read.',
      shown_one: 'The round in your record is in it.',
      shown_other: 'All {{count}} rounds in your record are in it.',
      unseen_one: '{{count}} round is not in your record, as one played on another device.',
      unseen_other: '{{count}} rounds are not in your record, as those played on another device.',
      followed: 'The seed that followed is the one that was announced.',
      noRecord: 'Your device has no record to compare the list with.',
    },
    refused: {
      title: 'Refused after it was dealt',
      text: 'Nothing was staked. Below is what the round would have been. Reason: {{reason}}',
      none: 'No round was refused after it was dealt.',
      count_one: '{{count}} round was refused after it was dealt. Nothing was staked.',
      count_other: '{{count}} rounds were refused after they were dealt. Nothing was staked.',
      would:
        'Dealt again: a return of {{share}}, and {{winners}} above the stake. A wallet that refused winners would show here.',
      round: 'Nonce {{nonce}}, {{game}}: {{reason}}',
      win: 'Would have returned {{win}} for {{stake}}',
      choices: 'Its outcome depended on your choices',
      unrevealed: 'Shown once the seed is revealed',
      more: 'The first {{count}} are dealt here.',
    },
  },
} as const;
