/** Of a question to support, in characters. */
export const SUBJECT_LENGTH_MAX = 80;
export const QUESTION_LENGTH_MAX = 2000;

/** Messages of one question that each side writes at most. */
export const MESSAGES_OF_SIDE_MAX = 50;
