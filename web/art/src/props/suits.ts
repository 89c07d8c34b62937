export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

/** Each suit's pip around the origin, about 66 units tall, and its ink. */
export const SUITS: Readonly<Record<Suit, { readonly pip: string; readonly ink: string }>> = {
  spades: {
    pip: 'M0 -30C14 -12 28 -2 28 12C28 24 12 28 4 18C5 28 10 32 14 34H-14C-10 32 -5 28 -4 18C-12 28 -28 24 -28 12C-28 -2 -14 -12 0 -30Z',
    ink: '#14171c',
  },
  hearts: {
    pip: 'M0 32C-20 14 -32 2 -32 -12C-32 -24 -22 -30 -14 -30C-7 -30 -2 -26 0 -20C2 -26 7 -30 14 -30C22 -30 32 -24 32 -12C32 2 20 14 0 32Z',
    ink: '#d8232f',
  },
  diamonds: { pip: 'M0 -36L26 0L0 36L-26 0Z', ink: '#d8232f' },
  clubs: {
    pip: 'M0 -32A14 14 0 0 1 12 -10A14 14 0 1 1 5 16C6 26 10 31 14 33H-14C-10 31 -6 26 -5 16A14 14 0 1 1 -12 -10A14 14 0 0 1 0 -32Z',
    ink: '#14171c',
  },
};
