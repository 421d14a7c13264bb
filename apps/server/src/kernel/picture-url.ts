/** Where a picture of the shop is served in a width of px; null where there is none. */
export const pictureUrl = (key: string | null, width: 160 | 400 | 800 = 400): string | null =>
  key === null ? null : `/files/pictures/${key}-${width}.webp`;
