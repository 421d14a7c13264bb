/** Of the right answers that could stand among the first `places`, how many do. */
export function recallAt(places: number, hits: readonly boolean[], right: number): number {
  const found = hits.slice(0, places).filter(Boolean).length;
  return right === 0 ? 1 : found / Math.min(places, right);
}

/** How far up the right answers stand among the first `places`: 1 where nothing wrong comes before them. */
export function ndcgAt(places: number, hits: readonly boolean[], right: number): number {
  const gain = (place: number): number => 1 / Math.log2(place + 2);
  const sum = (isRight: (place: number) => boolean): number =>
    Array.from({ length: places }, (_, place) => (isRight(place) ? gain(place) : 0)).reduce((all, one) => all + one, 0);
  const best = sum((place) => place < right);
  return best === 0 ? 1 : sum((place) => hits[place] === true) / best;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((all, one) => all + one, 0) / Math.max(1, values.length);
