/** Texts of the proofs. */
export const proofEn = {
  proof: {
    blocks: 'HMAC-SHA256 under the server seed gives the bytes',
    numbers: 'Four bytes make a number, a number an event',
    becomes: 'Becomes',
    staked: 'Staked',
    hand: 'Hand',
    returns: 'Returns of all games',
    rule: {
      cards:
        'Of the cards left in the shoe, sorted deck by deck from the ace to the king of spades, hearts, diamonds and clubs, the event counts out the next one, from 0. It then leaves the shoe.',
      roulette: 'The event is the pocket, 0 to 36.',
      dice: 'Each die shows its event plus one.',
      faces:
        'Each die shows the face of its event: 0 crown, 1 anchor, 2 heart, 3 diamond, 4 spade, 5 club.',
      wheel: 'The event is the segment, counted clockwise around the rim from the sun, which is 0.',
      balls:
        'Of the balls that are left, in ascending order, the event counts out the next one, from 0.',
      tickets:
        'Each field is one event. What a field can hold takes its share of the events in the order of the paytable, the best first; the rest are blank.',
      fishing:
        'The first event catches the target when it is below the target’s share of them: the arena’s return divided by the target’s multiple. The others make the arena’s special.',
      reels:
        'Each event is where a reel stops, from the left: the place of its top row on the strip, from 0. Reels that are held draw nothing; mystery symbols take one event more.',
      falls:
        'Each event is one symbol by the symbols’ shares, reel by reel from the left and upwards. After winners have vanished every empty place draws again.',
      football:
        'The first two events are the goals of each side, by the weights of the stated model. Then come the minutes of the goals, and how many chances there were and when.',
      basketball:
        'Two events a minute, home and away: the points of that minute by the weights of the stated model. A level score draws one event more for overtime.',
      race: 'The first events are the order of finish: each time one of those who are left, by their strengths. The others are the gaps and bends of the run and change nothing of the order.',
    },
    slipText: 'The text of your slip',
    slipPays: 'What your slip returns',
    pick: 'Your pick',
    outcome: 'Outcome',
    slipOpen: 'This event alone does not decide the slip.',
    slipMatches: 'It matches. You were paid what the slip returns.',
    slipDiffers: 'It does not match what you were paid.',
    slipWaits: 'Not decided yet',
  },
} as const;
