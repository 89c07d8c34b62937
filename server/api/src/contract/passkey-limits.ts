/** Apart from the schemas, so that a form of the client loads no zod. */
export const PASSKEY_NAME_LENGTH_MAX = 40;
