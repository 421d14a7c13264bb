const STYLE_SHEET = /<style>[^<]*<\/style>/g;

/** The letter without styles of its own: those of its elements wait as `data-style`, its sheet for dark windows is left out. */
export const inertLetter = (html: string): string =>
  html.replaceAll(STYLE_SHEET, '').replaceAll(' style="', ' data-style="');
