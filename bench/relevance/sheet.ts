/** What was typed (several with a bar between), the families that are meant, and words that the title must have. */
export type Sheet = readonly (readonly [typed: string, families: string, words?: string])[];
