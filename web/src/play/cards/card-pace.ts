/** From one card to the next, in milliseconds; the style of the cards has the same. */
export const CARD_MS = 420;
