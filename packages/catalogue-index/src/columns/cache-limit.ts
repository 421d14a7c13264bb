/** How many bytes a cache may take: what any shop needs, and a share that grows with the catalogue. */
export interface CacheLimit {
  readonly bytes: number;
  readonly bytesPerDoc: number;
  /** The limit of a catalogue of any size; without one where left out. */
  readonly most?: number;
}

export const MB = 1 << 20;
/** What a typed array takes beside its items: two objects and the memory manager's record of its buffer. */
export const ARRAY_OVERHEAD = 250;

export const bytesWithin = (
  { bytes, bytesPerDoc, most = Number.POSITIVE_INFINITY }: CacheLimit,
  docCount: number,
): number => Math.min(most, bytes + bytesPerDoc * docCount);
