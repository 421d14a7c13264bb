/** The script by which the owner of the shop measures visits, as the page names it; null in a shop without one. */
export const measurementScript = (): string | null =>
  document.querySelector('meta[name="sjaj-measurement"]')?.getAttribute('content') ?? null;
