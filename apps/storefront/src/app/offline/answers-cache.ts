const PREFIX = 'sjaj-answers-';

/** The cache of the last answers. The number grows when an answer changes its shape. */
export const ANSWERS_CACHE = `${PREFIX}2`;

/** Deletes the stored answers, those of former versions included. */
export async function deleteAnswers(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
