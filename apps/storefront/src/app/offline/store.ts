const PREFIX = 'sjaj-answers-';

/** Where the last answers of the person who is signed in are kept on the device. The number grows when an answer changes its shape. */
export const ANSWERS = `${PREFIX}2`;

/** Forgets them, those of former versions too. A browser that keeps nothing has nothing to forget. */
export async function forgetAnswers(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
