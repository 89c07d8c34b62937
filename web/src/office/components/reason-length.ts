/** The characters of a reason, as the contract has it. */
export const REASON_LENGTH = { lengthMin: 3, lengthMax: 200 } as const;
