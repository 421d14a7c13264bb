/**
 * How many of so many things fit, where all of them do not: asked for halves, because each question prices a whole cart. 0 where not even
 * one fits.
 */
export async function mostThatFit(all: number, fits: (count: number) => Promise<boolean>): Promise<number> {
  let most = 0;
  let tooMany = all;
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (await fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
