/** Interval between two dealt cards, in milliseconds; `playing-card.css` has the same value. */
export const CARD_MS = 420;
