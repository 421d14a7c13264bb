/** Hashes that are asked for together: each alone would wait for its turn. */
const BATCH = 256;

/**
 * Finds the number that, appended to the challenge with a dot, gives a SHA-256 that begins with as many zero bits as the first part of the
 * challenge says. Returns the challenge with it.
 */
export async function findSolution(challenge: string): Promise<string> {
  const bits = Number.parseInt(challenge, 10);
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const texts = Array.from({ length: BATCH }, (_, index) => `${challenge}.${first + index}`);
    const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))));
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0);
    if (found >= 0) return texts[found] ?? '';
  }
}
