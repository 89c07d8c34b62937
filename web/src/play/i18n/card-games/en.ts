/** Texts of the multi-step card games: casino hold'em, video poker and hi-lo. */
export const cardGamesEn = {
  poker: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Two pair',
    pair: 'Pair',
    highCard: 'High card',
  },
  jacks: {
    jacksOrBetter: 'Jacks or better',
    nothing: 'No winning hand',
    paytable: 'What each hand pays',
    hand: 'Your hand',
    hold: 'Hold',
    held: 'Held',
    cardHeld: '{{place}}: {{card}}, held',
    cardFree: '{{place}}: {{card}}, not held',
    dealt: 'Dealt: {{hand}}',
    drawNew_one: 'Draw {{count}} card',
    drawNew_other: 'Draw {{count}} cards',
    keepAll: 'Keep all five',
    best: 'Best hold',
    bestIs: 'Best hold: {{cards}}.',
    bestNone: 'Best hold: none, draw five cards.',
    rules:
      'Five cards are dealt from a fresh deck of 52. Hold any of them, or none; the others are replaced once from the same deck. The hand pays by its rank, a pair from the jacks up.',
    rulesKeys:
      'Tap a card or press 1 to 5 to hold it or let it go. “Best hold” marks the cards that return most on average, worked out exactly from all draws.',
    rulesRtp:
      'The stated return is that of the best hold of every deal, summed over all 2,598,960 deals.',
    rulesGone: 'A round that is left open for 24 hours keeps all five cards as they were dealt.',
  },
  holdem: {
    dealer: 'Dealer',
    board: 'Table',
    you: 'You',
    ante: 'Ante',
    call: 'Call',
    fold: 'Fold',
    turn: 'You have: {{hand}}',
    notQualified: 'Does not qualify',
    resultFolded: 'You folded',
    resultNotQualified: 'The dealer does not qualify: {{player}}',
    resultWon: '{{player}} against {{dealer}}: you win',
    resultLost: '{{player}} against {{dealer}}: the dealer wins',
    resultTied: '{{player}} on both sides',
    antePays: 'The ante pays',
    otherHands: 'All other hands',
    rules:
      'You and the table get two and three cards of a fresh deck. Fold the ante, or call for twice as much: then come two more cards on the table and the dealer’s two. The best five of seven cards win.',
    rulesQualify:
      'The dealer needs a pair of fours or better to play. Without it the ante pays by your hand and the call comes back. Otherwise the better hand wins: the ante pays by your hand and the call 1 to 1. Equal hands bring both back.',
    rulesAdvice:
      'Our advice: call with a pair or better that uses a card of yours, with four of a suit or four within a straight. Otherwise count twice your higher and once your lower card (jack 11, queen 12, king 13, ace 14). Add 3 when a card of yours is one of three of its suit, add 1 for a pair on the table, take 8 off when the table is of one suit that you do not have, and call from 25.',
    rulesRtp:
      'The stated return is that of this advice, summed over all that can be dealt; play without any mistake returns 97.84%.',
    rulesGone: 'A round that is left open for 24 hours is folded.',
  },
  tide: {
    higher: 'Higher',
    lower: 'Lower',
    collect: 'Collect',
    prompt: 'Is the next card higher or lower?',
    promptOn: 'Go on or collect?',
    cards: '{{right}} of {{unseen}} cards',
    brings: 'Brings {{amount}}',
    none: 'Not on offer',
    sideLabel: '{{side}}: {{right}} of {{unseen}} cards, brings {{amount}}',
    chain: 'Your chain',
    now: 'The card to guess on',
    right_one: '{{count}} right',
    right_other: '{{count}} right',
    resultLost: '{{card}} ends the chain',
    resultCollected_one: '{{count}} right guess collected',
    resultCollected_other: '{{count}} right guesses collected',
    rules:
      'One card of a fresh deck lies open. Guess whether the next one is higher or lower; the ace is low, the king high, and the same rank loses. After each right guess go on or collect.',
    rulesOdds:
      'The odds follow from the cards that are left: a chain is worth 97% of the stake divided by the chance of all its guesses, rounded down to a whole percent. The house keeps its share once, however long the chain: every chain returns more than 96% and at most 97% on average.',
    rulesRtp: 'The stated return is that of one guess on the likelier side, collected at once.',
    rulesLimits:
      'Twelve right guesses are collected of themselves, and no guess is offered that would bring more than 1,000 times the stake.',
    rulesGone:
      'A round that is left open for 24 hours is collected; without a right guess so far, the likelier side is guessed once for you.',
  },
} as const;
