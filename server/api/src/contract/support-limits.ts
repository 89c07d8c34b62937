/** Of a question to support, in characters. */
export const SUBJECT_LENGTH_MAX = 80;
export const QUESTION_LENGTH_MAX = 2000;
