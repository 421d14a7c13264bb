/** Separates the words of a title by one space, so that titles that look equal are equal. */
export const normalizeTitle = (title: string): string => title.trim().replace(/\s+/g, ' ');
