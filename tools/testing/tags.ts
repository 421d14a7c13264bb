/** `npm test` leaves these tests out; `npm run test:full` runs them, and so does `vitest run` with a path. */
export const TAGS = [{ name: 'full', description: 'Narrower or longer than what `npm test` has time for.' }];
