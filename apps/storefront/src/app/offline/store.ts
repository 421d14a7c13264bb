/** Where the last answers of whoever is signed in are kept on the device. */
export const ANSWERS = 'sjaj-answers-1';

/** Forgets them. A browser that keeps nothing has nothing to forget. */
export const forgetAnswers = async (): Promise<void> => void (await globalThis.caches?.delete(ANSWERS));
